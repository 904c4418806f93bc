/**
 * Fault messages for the tag `[Names …]`, in the form of those in `fault-sentences.ts`. They have their own file, so
 * that a table without player names need not load them.
 */
export const PLAYER_NAME_SENTENCES = {
  'bad-player-name':
    '“$1” cannot be the name of a player; expected {a name that is not a card, as $2 is|a name that means nothing else in a record, as these do: $3|a name that cannot be taken for “$4”|letters, figures, spaces, hyphens, apostrophes and full stops, and no invisible characters}',
  'bad-names': '“$1” gives no player a name; expected seat=name once for a seat, as in A=Marie, C=Old Tom',
} as const;
