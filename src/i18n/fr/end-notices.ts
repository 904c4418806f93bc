import type { EndNotices } from '../en/end-notices.ts';

export const endNotices: EndNotices = {
  stopped: (move) =>
    `Avec vos variantes, la partie notée s’arrête ici\u00a0: ${/^deal /.test(move) ? `la donne ${move.slice(5)} ne peut se donner ainsi` : `le coup ${move} n’est pas permis`}`,
  over: (move) =>
    `Avec vos variantes, la partie est finie ici\u202f; ${/^deal /.test(move) ? `la donne ${move.slice(5)} ne se joue pas` : `le coup ${move} ne se joue pas`}`,
};
