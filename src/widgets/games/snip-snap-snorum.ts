import { snipSnapSnorum } from '#engine/games/snip-snap-snorum/index.ts';
import { SnipCloth } from '../SnipCloth.tsx';
import { type GameTable } from '../wake.tsx';

export { wake } from '../wake.tsx';

export const table: GameTable = { game: snipSnapSnorum, Cloth: SnipCloth };
