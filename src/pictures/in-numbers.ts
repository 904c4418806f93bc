/**
 * Pictures for link previews of the pages that study a game: the emblem of each game, and below it, on a sheet of paper, the
 * lengths of the game.
 */

import { claimsWords } from '../i18n/claims.ts';
import { numbersWords } from '../i18n/numbers.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import type { Language } from '../i18n/routes.ts';
import { studyWords } from '../i18n/study.ts';
import { listGameClaims } from '../model/claims.ts';
import { EDITIONS, type Edition } from '../model/editions.ts';
import { formatMinutes, listUsualLengths } from '../model/lengths.ts';
import { studyPath } from '../model/numbers.ts';
import { getSourceTexts } from '../model/sources.ts';
import { drawEmblemAbove } from './cloth.ts';
import { type ChartBar, drawBarChart } from './leaf.ts';
import type { SocialPicture } from './social.ts';

const ofGame = ({ game, source }: Edition, lang: Language): SocialPicture => {
  const words = numbersWords(lang);
  const study = studyWords(lang);
  const bars = listUsualLengths(game).map(
    ({ players, gameMinutes }): ChartBar => [
      claimsWords(lang).seats(players),
      formatMinutes(gameMinutes, lang),
      gameMinutes,
    ],
  );
  const { drawn, top } = drawBarChart(words.players.lengths, bars);
  const emblem = drawEmblemAbove(game.id, lang, top);
  const lengths = bars.map(([name, said]) => `${name}, ${said}`).join(PUNCTUATION[lang].semicolon);
  return {
    path: studyPath(game.id),
    imprint: getSourceTexts(source, lang).short,
    title: study.titleOf(pageWords(lang).games[game.id]!),
    below: [study.fair, ...(listGameClaims(game.id).length > 0 ? [study.true] : []), study.long]
      .map(({ title }) => title)
      .join(' '),
    drawn: emblem.drawn + drawn,
    seen: `${emblem.seen}. ${words.players.lengths}${PUNCTUATION[lang].colon} ${lengths}.`,
  };
};

/** Lists the pictures, one for the page that studies it of each game. */
export const listStatisticsSocialPictures = (lang: Language): readonly SocialPicture[] =>
  EDITIONS.map((edition) => ofGame(edition, lang));
