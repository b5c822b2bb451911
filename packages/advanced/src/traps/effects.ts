/** The effect of each trap when it goes off (ADV-TRAP-09 to ADV-TRAP-36). */
import { areaAt } from '../board.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { figureOf, findFigure, nextName, sheetOf } from '../figures.ts';
import { armourNamed } from '../content/armour.ts';
import { isTrap } from '../content/traps.ts';
import type { TrapId } from '../content/traps.ts';
import { burstSquares, figuresOn } from '../gear/gas.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { blast } from './blast.ts';
import { takeControl } from './controlling.ts';
import { releaseGas } from './gas.ts';
import { fallIn } from './pit.ts';
import { dropPortcullisIn } from './portcullis.ts';
import { releaseSpell } from './spell.ts';

export interface Going {
  readonly figure: FigureId;
  readonly square: number;
  readonly chest: string | null;
  readonly trap: string;
  readonly id: string;
}

export function goOff(play: Play, going: Going): void {
  if (!isTrap(going.trap)) throw new Error(`there is no trap ${going.trap}`);
  if (findFigure(play.state, going.figure) === undefined) return;
  EFFECTS[going.trap](play, going);
}

const FIRE = 5;

const EFFECTS: Readonly<Record<TrapId, (play: Play, going: Going) => void>> = {
  pit: (play, { figure, id, square }) => fallIn(play, figure, id, square),
  crossfire: (play, { figure }) => {
    const face = play.masterRolls('ADV-TRAP-18');
    const bolts = Math.ceil(face / 4);
    play.reveal('boltsCounted', { figure, face, bolts }, ['ADV-TRAP-18']);
    const targets = Array<FigureId>(bolts).fill(figure);
    blast(play, { trap: 'crossfire', rule: 'ADV-TRAP-18', targets, dice: 3 });
  },
  portcullis: (play, { figure }) =>
    dropPortcullisIn(play, areaAt(play.world, play.state, figureOf(play.state, figure).square).id),
  poisonDart: (play, { figure }) =>
    blast(play, { trap: 'poisonDart', rule: 'ADV-TRAP-15', targets: [figure], dice: 1, poison: 'sure' }),
  blocks: (play, { figure }) => play.begin({ tag: 'dodge', figure, stage: 'roll' }, 'ADV-TRAP-23'),
  gas: (play, { figure }) => releaseGas(play, figureOf(play.state, figure).square),
  mantrap: (play, { figure, chest }) =>
    blast(play, {
      trap: 'mantrap',
      rule: 'ADV-TRAP-26',
      targets: [figure],
      dice: 4,
      limb: chest === null ? 'leg' : 'hand',
    }),
  spike: (play, { figure }) =>
    blast(play, { trap: 'spike', rule: 'ADV-TRAP-29', targets: [figure], dice: 3, poison: 'maybe' }),
  shock: (play, { figure }) =>
    blast(play, {
      trap: 'shock',
      rule: 'ADV-TRAP-30',
      targets: [figure],
      dice: wearsMetal(sheetOf(play.state, figure).armour) ? 10 : 5,
    }),
  magic: (play, { figure }) => releaseSpell(play, figureOf(play.state, figure).square),
  fireball: (play, { figure }) => {
    const { square } = figureOf(play.state, figure);
    play.tell('fireballLit', { id: nextName(play.state, 'trap'), square }, ['ADV-TRAP-16', 'ADV-TRAP-17']);
    const squares = burstSquares(play.world, play.state, square);
    const targets = figuresOn(play.world, play.state, squares).map(({ id }) => id);
    blast(play, { trap: 'fireball', rule: 'ADV-TRAP-16', targets, dice: FIRE });
  },
  mindstealer: (play, { figure }) => takeControl(play, figure, 'attack', ['ADV-TRAP-33']),
  guillotine: (play, { figure }) =>
    blast(play, { trap: 'guillotine', rule: 'ADV-TRAP-35', targets: [figure], dice: 2, limb: 'hand' }),
  alarm: (play, { figure }) => {
    const area = areaAt(play.world, play.state, figureOf(play.state, figure).square).id;
    meet(play, { monsters: rollMatrix(play, 'wandering'), area, how: 'wandering' });
  },
};

/** All other body armour is metal (ADV-TRAP-30). */
const LEATHER: readonly string[] = ['leatherArmour', 'lightMagicLeather', 'magicLeather'];

function wearsMetal(armour: readonly string[]): boolean {
  return armour.some((id) => armourNamed(id).slot === 'body' && !LEATHER.includes(id));
}
