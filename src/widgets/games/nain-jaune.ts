import { nainJaune } from '#engine/games/nain-jaune/index.ts';
import { NainCloth } from '../NainCloth.tsx';
import { type GameTable } from '../wake.tsx';

export { wake } from '../wake.tsx';

export const table: GameTable = { game: nainJaune, Cloth: NainCloth };
