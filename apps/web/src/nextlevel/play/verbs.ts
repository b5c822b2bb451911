/** The first words of NextLevel's command box: classic's, with their meaning here, and its own. */
import type { NextCommand } from '@oubliette/nextlevel';
import { CLASSIC_VERBS } from '../../classic/play/verbs.ts';

type Types = readonly NextCommand['type'][];

const INSTEAD: Readonly<Record<string, Types>> = {
  attack: ['strike', 'shootAgain'],
  searchTreasure: ['searchTreasure', 'searchFurniture', 'searchTraps', 'searchPassages'],
  castSpell: ['castSpell', 'castArcanum', 'readScroll', 'fimirSpell', 'usePower'],
  takeSpells: ['takeSpells', 'takeRole', 'substitute', 'takeWeapon', 'takeUp', 'changeWeapon'],
};

const OWN: readonly (readonly [readonly string[], Types])[] = [
  [['turn', 'face', 'pivoter', 'tourner'], ['face']],
  [['listen', 'ecouter'], ['listen']],
  [['barricade', 'barricader'], ['barricade']],
  [['break', 'enfoncer'], ['breakDoor']],
  [['ambush', 'wait', 'embuscade', 'guetter'], ['ambush']],
  [
    ['hold', 'retenir'],
    ['hold', 'holdMove'],
  ],
  [['push', 'pousser'], ['push']],
  [['topple', 'renverser'], ['topple']],
  [['build', 'fabriquer'], ['buildTrap']],
  [['free', 'liberer'], ['free']],
  [['teleport', 'teleporter'], ['teleport']],
];

export const NEXT_VERBS: readonly (readonly [readonly string[], Types])[] = [
  ...OWN,
  ...CLASSIC_VERBS.map(
    ([words, types]) => [words, INSTEAD[types[0]!] ?? (types as readonly string[] as Types)] as const,
  ),
];
