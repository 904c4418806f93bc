/** What a table has between two deals in every game that is played for counters. */
interface BetweenDeals {
  readonly balance: Int32Array;
  dealer: number;
  dealNumber: number;
  toMove: number;
  gameOver: boolean;
  winners: readonly number[];
}

/** Makes a table stand between two deals as another of its game does; what a game keeps besides, it adds itself. */
export const standBetweenDeals = (table: BetweenDeals, other: Readonly<BetweenDeals>): void => {
  table.balance.set(other.balance);
  table.dealer = other.dealer;
  table.dealNumber = other.dealNumber;
  table.toMove = -1;
  table.gameOver = other.gameOver;
  table.winners = other.winners;
};
