/** Texts of the offers at the end of a deal: a challenge, a claim of the book, two books. */
export interface EndOfferWords {
  /** Button that makes the link of a challenge, the text sent with it, and what is said of it. */
  readonly challenge: string;
  readonly invite: (game: string) => string;
  readonly copied: string;
  readonly tooLong: string;
  /** Button that shows both deals of a challenge, and the heading above each table: who played, and the gain. */
  readonly both: string;
  readonly gained: (who: string, gain: string) => string;
  /** Replaces the name of a friend who gave none. */
  readonly challenger: string;
  readonly parted: string;
  readonly alike: string;
  readonly broken: string;
  /** Heading over a claim of the book. */
  readonly wasWrong: string;
  /** The book's advice spoke to the player so often, and was followed so often; or the claim was touched otherwise. */
  readonly advised: (times: number, followed: number) => string;
  readonly happened: string;
  readonly trial: string;
  /** Link to the deal in two books, where the reader’s seat may have another name. */
  readonly twoBooks: (label: string, name: string) => string;
}

const countTimes = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

const tellFollowed = (times: number, followed: number): string =>
  followed === times
    ? times === 1
      ? 'and you followed it'
      : 'and you followed it each time'
    : followed === 0
      ? 'and you did otherwise'
      : `and you followed it ${countTimes(followed)}`;

export const endOffers: EndOfferWords = {
  challenge: 'Challenge a friend',
  invite: (game) => `${game}: the same cards, in my seat. Can you do better?`,
  copied: 'Link copied. Whoever opens it plays your cards in your seat, and sees both deals at the end.',
  tooLong: 'This game is too long for a link. Challenge a friend after the first deal of a new one.',
  both: 'Both deals',
  gained: (who, gain) => `${who}: ${gain}`,
  challenger: 'Your friend',
  parted: 'The same cards and the same players: the tables halt where your deals parted.',
  alike: 'You both played every card alike.',
  broken: 'The link of this challenge was damaged: your friend’s deal cannot be shown.',
  wasWrong: 'Was the author wrong?',
  advised: (times, followed) =>
    `That advice came up ${countTimes(times)} in this deal, ${tellFollowed(times, followed)}.`,
  happened: 'It came up in this deal.',
  trial: 'The trial',
  twoBooks: (label, name) => `${label} (you are ${name} there)`,
};
