import { lindor } from '#engine/games/lindor/index.ts';
import { NainCloth } from '../NainCloth.tsx';
import { type GameTable } from '../wake.tsx';

export { wake } from '../wake.tsx';

export const table: GameTable = { game: lindor, Cloth: NainCloth };
