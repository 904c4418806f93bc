/** Plants lines that belong to a wrong article, and says for each if the audit finds it. */
import { judge, tryMutants } from './audit.ts';
import { readRulesTexts } from './rules-texts.ts';

/** A wrong article: in the comment above some code, or in what the code cites. */
type Planted = readonly [game: string, from: string, to: string];

const PLANTED: readonly Planted[] = [
  ['jig', 'BW91.jig.first-dealer, .next-dealer: the', 'BW91.jig.out.paid: the'],
  ['jig', 'BW91.jig.deal: one at a time', 'BW91.jig.winner: one at a time'],
  ['jig', '// BW91.jig.follow, .order: the holder', '// BW91.jig.pool: the holder'],
  ['jig', "left, 'BW91.jig.out.paid'", "left, 'BW91.jig.settle'"],
  ['jig', 'BW91.jig.lead: whichever card he chooses; BW91.jig.follow:', 'BW91.jig.rounds: whichever card he chooses;'],
  ['chnif-chnof-chnorum', 'HF90.chnif.chain: nothing of the last', 'HF90.chnif.stakes: nothing of the last'],
  ['chnif-chnof-chnorum', '// HF90.chnif.first\n', '// HF90.chnif.talon\n'],
  [
    'chnif-chnof-chnorum',
    'HF90.chnif.dealer.first: the draw makes the first dealer; HF90.chnif.dealer.next:',
    'HF90.chnif.broke:',
  ],
  ['nain-jaune', "'AC60.hoc.king', true", "'AC60.hoc.permanent', true"],
  ['nain-jaune', 'AC60.run, AC60.deal.right: the first in cards', 'AC60.bete: the first in cards'],
];

let found = 0;
for (const [game, from, to] of PLANTED) {
  const files = readRulesTexts(game);
  const planted = files.map((file) => ({ ...file, text: file.text.replace(from, to) }));
  const at = planted.findIndex(({ text }, i) => text !== files[i]!.text);
  if (at < 0) throw new Error(`${game} has no “${from}”`);
  const line = planted[at]!.text.slice(0, planted[at]!.text.indexOf(to)).split('\n').length;
  const isNear = (path: string, its: number): boolean => path === planted[at]!.path && its >= line && its < line + 12;
  const isFound = await tryMutants(game, planted, (mutant) => isNear(mutant.path, mutant.line)).then(
    (tried) => tried.some((mutant) => judge(game, mutant) === 'other'),
    () => true,
  );
  if (isFound) found += 1;
  process.stdout.write(`${isFound ? 'found' : 'missed'}: ${game}, ${from.trim()} → ${to.trim()}\n`);
}
process.stdout.write(`${found} of ${PLANTED.length} found\n`);
