/**
 * Pictures for link previews of the statistics pages: the emblem of each game, and below it, on a sheet of paper, the
 * lengths of the game.
 */

import { claimsWords } from '../i18n/claims.ts';
import { numbersWords } from '../i18n/numbers.ts';
import { pageWords } from '../i18n/pages.ts';
import { PUNCTUATION } from '../i18n/punctuation.ts';
import type { Language } from '../i18n/routes.ts';
import { EDITIONS, type Edition } from '../model/editions.ts';
import { formatMinutes, listUsualLengths } from '../model/lengths.ts';
import { numbersPath } from '../model/numbers.ts';
import { wordsOf } from '../model/sources.ts';
import { emblemAbove } from './cloth.ts';
import { barsLeaf, type LeafBar } from './leaf.ts';
import type { Social } from './social.ts';

const ofGame = ({ game, source }: Edition, lang: Language): Social => {
  const words = numbersWords(lang);
  const bars = listUsualLengths(game).map(
    ({ players, gameMinutes }): LeafBar => [
      claimsWords(lang).seats(players),
      formatMinutes(gameMinutes, lang),
      gameMinutes,
    ],
  );
  const { drawn, top } = barsLeaf(words.players.lengths, bars);
  const emblem = emblemAbove(game.id, lang, top);
  const lengths = bars.map(([name, said]) => `${name}, ${said}`).join(PUNCTUATION[lang].semicolon);
  return {
    path: numbersPath(game.id),
    imprint: wordsOf(source, lang).short,
    title: words.titleOf(pageWords(lang).games[game.id]!),
    below: [words.players, words.places, words.worth].map(({ title }) => title).join(' '),
    drawn: emblem.drawn + drawn,
    seen: `${emblem.seen}. ${words.players.lengths}${PUNCTUATION[lang].colon} ${lengths}.`,
  };
};

/** Lists the pictures, one for the statistics page of each game. */
export const numbersSocials = (lang: Language): readonly Social[] => EDITIONS.map((edition) => ofGame(edition, lang));
