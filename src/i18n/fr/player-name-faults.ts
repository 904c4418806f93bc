import type { PLAYER_NAME_SENTENCES } from '#engine/record/player-name-sentences.ts';

/**
 * Fault messages for `[Names …]`, with the placeholders of the English ones: see `engine/record/player-name-sentences.ts`.
 */
export const playerNameFaults: Readonly<Record<keyof typeof PLAYER_NAME_SENTENCES, string>> = {
  'bad-player-name':
    '« $1 » ne peut être le nom d’un joueur ; il fallait {un nom qui ne soit pas une carte ; or $2 en est une|un nom qui n’ait pas déjà un sens dans une notation ; sont exclus : $3|un nom qu’on ne puisse prendre pour « $4 »|des lettres, des chiffres, des espaces, des traits d’union, des apostrophes et des points, et rien qui ne se voie pas}',
  'bad-names': '« $1 » ne nomme aucun joueur ; il fallait place=nom, une fois par place, comme A=Marie, C=Vieux Tom',
};
