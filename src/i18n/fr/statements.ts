import type { StatementWords } from '../en/statements.ts';

export const statements: StatementWords = {
  all: 'Énoncé par énoncé :',
  silent: 'se tait',
  counted: (points) => `${points} points.`,
  speaks: (column, points) => `${column} parle de ${points}`,
};
