import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@oubliette/words';
import { REFEREE } from '../book.ts';
import type { Command } from '../commands.ts';
import { describeCommand, LABELLERS } from './commands.ts';
import type { Seen } from './labels/label.ts';
import { namesFrom } from './names.ts';
import { ROOM_EXAMPLES } from './testing/perilSamples.ts';
import { at, RATMAN, SHEETS } from './testing/samples.ts';

const NAMES = namesFrom({
  master: { seat: 'master' },
  sheets: SHEETS,
  figures: [{ ...RATMAN, id: 'ratman-1' }, RATMAN, { ...RATMAN, id: 'mummy-1', of: 'mummy' }],
});
const F7 = at(5, 6);
/** One thing of each kind that commands name. */
const VIEW = {
  level: 0,
  levels: [
    { things: ['chest-1', 'pile-1', 'trap-1'].map((id) => ({ id, tag: id.slice(0, -2), square: F7 })) },
  ],
} as unknown as Seen;
const WHO = { figure: 'heinrich' } as const;

/** At least one command of each type. */
const COMMANDS: { readonly [T in Command['type']]: readonly Extract<Command, { type: T }>[] } = {
  done: [{ type: 'done' }],
  takeHero: [{ type: 'takeHero', hero: 'heinrich' }],
  takePlace: [{ type: 'takePlace', ...WHO, at: F7 }],
  placeRest: [{ type: 'placeRest' }],
  exploreNext: [{ type: 'exploreNext', at: F7, side: 3 }],
  step: [{ type: 'step', ...WHO, to: F7 }],
  openDoor: [{ type: 'openDoor', ...WHO, at: F7, side: 0 }],
  closeDoor: [{ type: 'closeDoor', ...WHO, at: F7, side: 1 }],
  openChest: [{ type: 'openChest', ...WHO, chest: 'chest-1' }],
  closeChest: [{ type: 'closeChest', ...WHO, chest: 'chest-1' }],
  searchWall: [{ type: 'searchWall', ...WHO, side: 2 }],
  placeSecretDoor: [{ type: 'placeSecretDoor', at: F7 }],
  searchRoom: [{ type: 'searchRoom', ...WHO }],
  takeOffArmour: [{ type: 'takeOffArmour', ...WHO, armour: ['chainMail', 'shield'] }],
  putOnArmour: [{ type: 'putOnArmour', ...WHO, pile: 'pile-1', armour: ['shield'] }],
  leaveDungeon: [{ type: 'leaveDungeon', ...WHO }],
  takeStairs: [{ type: 'takeStairs', ...WHO }],
  comeBack: [{ type: 'comeBack', ...WHO, at: F7 }],
  changeLevel: [{ type: 'changeLevel' }],
  chooseLayout: [{ type: 'chooseLayout', option: 0 }],
  chooseWall: [{ type: 'chooseWall', area: 'smallRoom-3', side: 0 }],
  placeDoor: [{ type: 'placeDoor', at: F7 }],
  furnish: [{ type: 'furnish', at: F7 }],
  placeMonster: [{ type: 'placeMonster', kind: 'ratman', at: F7 }],
  shiftMonster: [{ type: 'shiftMonster', figure: 'ratman-2', to: F7 }],
  switchMonsters: [{ type: 'switchMonsters', figure: 'ratman-1', with: 'ratman-2' }],
  monstersStand: [{ type: 'monstersStand' }],
  playCounter: [{ type: 'playCounter', counter: 'ambush' }],
  playEscape: [{ type: 'playEscape', figure: 'mummy-1' }],
  bringCharacter: [{ type: 'bringCharacter', character: 'ratmanAssassin' }],
  holdCounters: [{ type: 'holdCounters' }],
  watch: [
    { type: 'watch', moment: 'chest', on: true },
    { type: 'watch', moment: 'chest', on: false },
  ],
  chooseOrder: [
    { type: 'chooseOrder', order: 'moveFirst', pursuit: true },
    { type: 'chooseOrder', order: 'moveFirst', pursuit: false },
    { type: 'chooseOrder', order: 'deedFirst', pursuit: false },
  ],
  attack: [{ type: 'attack', ...WHO, target: 'ratman-2', weapon: 'sword' }],
  shootMagic: [{ type: 'shootMagic', ...WHO, target: 'mummy-1', weapon: 'longBow', missile: 'arrowOfDeath' }],
  reload: [{ type: 'reload', ...WHO }],
  run: [{ type: 'run', ...WHO }],
  drag: [{ type: 'drag', ...WHO, target: 'torallion' }],
  carry: [{ type: 'carry', ...WHO, target: 'torallion' }],
  givePotion: [
    { type: 'givePotion', ...WHO, target: 'torallion' },
    { type: 'givePotion', ...WHO, target: 'heinrich' },
  ],
  faceWounds: [
    { type: 'faceWounds', fate: true },
    { type: 'faceWounds', fate: false },
  ],
  faceRoll: [
    { type: 'faceRoll', fate: true },
    { type: 'faceRoll', fate: false },
  ],
  undoWounds: [{ type: 'undoWounds', ...WHO }],
  chooseVictim: [{ type: 'chooseVictim', target: 'torallion' }],
  followUp: [
    { type: 'followUp', to: F7 },
    { type: 'followUp', to: null },
  ],
  fixZone: [{ type: 'fixZone', target: 'mummy-1' }],
  takeInHand: [{ type: 'takeInHand', ...WHO, weapon: 'axe' }],
  goBerserk: [{ type: 'goBerserk', figure: 'ratman-2' }],
  useDevice: [
    { type: 'useDevice', figure: 'ratman-2', device: 'gasGlobes', target: 'heinrich' },
    { type: 'useDevice', figure: 'ratman-2', device: 'plagueCenser', target: null },
  ],
  cast: [{ type: 'cast', figure: 'magnus', spell: 'flight' }],
  aimAtFigure: [{ type: 'aimAtFigure', target: 'mummy-1' }],
  aimAtSquare: [{ type: 'aimAtSquare', at: F7 }],
  aimAtWall: [{ type: 'aimAtWall', at: F7, side: 0 }],
  aimAtSection: [{ type: 'aimAtSection', area: 'smallRoom-3' }],
  aimDone: [{ type: 'aimDone' }],
  drive: [
    { type: 'drive', to: F7 },
    { type: 'drive', to: null },
  ],
  raiseDead: [{ type: 'raiseDead', figure: 'magnus', target: 'torallion' }],
  letRest: [{ type: 'letRest' }],
  disarm: [{ type: 'disarm', ...WHO, trap: 'trap-1' }],
  tryTrap: [{ type: 'tryTrap' }],
  leaveTrap: [{ type: 'leaveTrap' }],
  makeRoom: [{ type: 'makeRoom', to: F7 }],
  climbOut: [{ type: 'climbOut', ...WHO }],
  comeOut: [{ type: 'comeOut', to: F7 }],
  jump: [{ type: 'jump', ...WHO, to: F7 }],
  dropPortcullis: [{ type: 'dropPortcullis', at: F7, side: 1 }],
  liftPortcullis: [{ type: 'liftPortcullis', ...WHO, trap: 'trap-1' }],
  rollUnder: [
    { type: 'rollUnder', to: F7 },
    { type: 'rollUnder', to: null },
  ],
  moveFireball: [{ type: 'moveFireball', to: F7 }],
  controlStep: [{ type: 'controlStep', to: F7 }],
  controlAttack: [{ type: 'controlAttack', target: 'torallion' }],
  controlEnd: [{ type: 'controlEnd' }],
  takeAntidote: [{ type: 'takeAntidote', of: 'torallion' }],
  facePoison: [
    { type: 'facePoison', fate: true },
    { type: 'facePoison', fate: false },
  ],
  take: [{ type: 'take', ...WHO, from: 'chest-1', item: 'gold' }],
  give: [{ type: 'give', ...WHO, target: 'torallion', item: 'rope' }],
  drop: [{ type: 'drop', ...WHO, item: 'rope' }],
  wear: [{ type: 'wear', ...WHO, item: 'ringOfProtection1' }],
  drinkPotion: [{ type: 'drinkPotion', ...WHO, item: 'healingPotion' }],
  castSource: [{ type: 'castSource', figure: 'magnus', item: 'wand:fireball:7', spell: 'fireball' }],
  claim: [{ type: 'claim', ...WHO, item: 'gold' }],
  noClaim: [{ type: 'noClaim' }],
  award: [{ type: 'award', ...WHO }],
  wardOff: [
    { type: 'wardOff', roll: true },
    { type: 'wardOff', roll: false },
  ],
  ...ROOM_EXAMPLES.commands,
};

for (const [type, commands] of Object.entries(COMMANDS)) {
  test(`label of ${type}`, () => {
    for (const language of LANGUAGES) {
      const labels = commands.map((command) => describeCommand(command, NAMES, language, VIEW));
      assert.equal(new Set(labels).size, labels.length, labels.join(', '));
      for (const label of labels) {
        assert.match(label, /^\p{Lu}.*[^.]$/u);
        assert.doesNotMatch(label, /undefined|[{}]|  |ratman-|chest-|'/u);
      }
    }
  });
}

test('of several piles on a square each has its number', () => {
  const things = ['pile-1', 'pile-7'].map((id) => ({ id, tag: 'pile', square: F7 }));
  const view = { level: 0, levels: [{ things }] } as unknown as Seen;
  const take = { type: 'take', ...WHO, from: 'pile-7', item: 'sword' } as const;
  assert.equal(describeCommand(take, NAMES, 'en', view), 'Take the sword from F7 (2)');
  assert.equal(describeCommand({ ...take, from: 'x' }, NAMES, 'en', view), 'Take the sword from “x”');
});

test('every command the book knows has a label', () => {
  assert.deepEqual(Object.keys(LABELLERS).sort(), Object.keys(REFEREE.rules.handlers).sort());
});

const EXPECTED: readonly (readonly [Command, en: string, fr: string])[] = [
  [COMMANDS.attack[0]!, 'Attack Ratman 2 with the sword', 'Attaquer l’homme-rat 2 avec l’épée'],
  [
    COMMANDS.shootMagic[0]!,
    'Shoot the arrow of death at the mummy with the long bow',
    'Tirer la flèche mortelle sur la momie avec l’arc long',
  ],
  [COMMANDS.exploreNext[0]!, 'Explore west of F7', 'Explorer à l’ouest de F7'],
  [COMMANDS.openDoor[0]!, 'Open the door north of F7', 'Ouvrir la porte au nord de F7'],
  [
    COMMANDS.chooseWall[0]!,
    'Put the door in the north wall of Room 3',
    'Mettre la porte dans le mur nord de la salle 3',
  ],
  [
    COMMANDS.undoWounds[0]!,
    'Spend a Fate point to undo Heinrich’s Wounds of this turn',
    'Dépenser un point de Destinée pour effacer les Blessures d’Heinrich ce tour-ci',
  ],
  [COMMANDS.placeMonster[0]!, 'Place a ratman on F7', 'Placer un homme-rat en F7'],
  [COMMANDS.playCounter[0]!, 'Play an ambush counter', 'Jouer un pion d’embuscade'],
  [COMMANDS.takeAntidote[0]!, 'Take Alys’s healing potion', 'Prendre la potion de soins d’Alys'],
  [
    COMMANDS.castSource[0]!,
    'Cast Fireball with the wand (Fireball, 7 charges)',
    'Jeter «\u202fBoule de Feu\u202f» avec la baguette (Boule de Feu, 7 charges)',
  ],
  [
    COMMANDS.eatMushroom[0]!,
    'Eat a mushroom from Room 3 (level 1)',
    'Manger un champignon de la salle 3 (étage 1)',
  ],
  [COMMANDS.take[0]!, 'Take the gold from F7', 'Prendre l’or en F7'],
];

for (const [command, en, fr] of EXPECTED) {
  test(`label: ${en}`, () => {
    assert.equal(describeCommand(command, NAMES, 'en', VIEW), en);
    assert.equal(describeCommand(command, NAMES, 'fr', VIEW), fr);
  });
}
