/** How NextLevel's own events are shown, and their sounds; classic's stay as they are. */
import type { BaseEvent } from '@oubliette/kernel';
import type { NextEvent, NextOwnEvent, NextView } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import { strike } from '../../board/effects.ts';
import type { ShownEffect } from '../../board/effects.ts';
import { effectsOf } from '../../classic/board/effects.ts';
import { belongsTogether, showClassic } from '../../classic/cues/classicShown.ts';
import { change, still } from '../../play/cues.ts';
import type { Showing, ShownAt } from '../../play/cues.ts';

const SHOWN: { readonly [T in NextOwnEvent['type']]?: () => Showing } = {
  faced: () => change(160, null),
  strikeDeclared: () => still(450, null),
  surpriseRolled: () => still(900, 'dice'),
  strikeRolled: () => still(1500, 'dice'),
  strikeParried: () => still(1100, 'dice'),
  finished: () => still(500, 'hit'),
  resisted: () => change(600, null),
  shieldTaken: () => still(600, null),
  friendlyFire: () => still(600, null),
  counterRolled: () => still(1300, 'dice'),
  counterParried: () => still(1000, 'dice'),
  stanceTaken: () => change(400, null),
  plightGained: () => change(500, null),
  illnessRolled: () => still(1000, 'dice'),
  turnLost: () => still(700, null),
  struggled: () => still(1000, 'dice'),
  leapRolled: () => still(1000, 'dice'),
  leapt: () => change(700, 'jump'),
  doorBarricaded: () => change(600, 'locked'),
  doorRammed: () => change(1000, 'dice'),
  listened: () => still(800, null),
  weaponChanged: () => change(400, 'step'),
  weaponTakenUp: () => change(400, 'found'),
  disarmRolled: () => still(1200, 'dice'),
  weaponKnockedAway: () => change(600, 'hit'),
  ambushSet: () => change(500, null),
  ambushSprung: () => still(700, 'arrive'),
  pushed: () => change(500, 'step'),
  toppled: () => change(750, 'rocks'),
  crushed: () => still(1000, 'dice'),
  gearGained: () => change(600, 'found'),
  laidDown: () => change(500, null),
  takenUp: () => change(500, 'found'),
  rageGrown: () => change(600, 'found'),
  rageLost: () => change(500, null),
  heroicShotCalled: () => still(500, null),
  scanned: () => still(600, 'search'),
  castersDetected: () => still(700, 'search'),
  mindGiven: () => change(500, 'heal'),
  teleported: () => change(700, 'spellAir'),
  arcanumCast: () => still(900, 'spellFire'),
  scrollRead: () => still(900, 'page'),
  weaponEnchanted: () => change(600, 'spellFire'),
  thunderRolled: () => still(1000, 'dice'),
  pieceSearched: () => still(750, 'search'),
  searchRolled: () => still(1200, 'dice'),
  substanceFound: () => change(600, 'found'),
  scrollFound: () => change(600, 'found'),
  gearFound: () => change(600, 'found'),
  lookedFor: () => still(1000, 'search'),
  trapSpotted: () => change(700, 'found'),
  trapWentOff: () => change(700, 'trap'),
  trapDieRolled: () => still(1000, 'dice'),
  drewBack: () => change(400, 'step'),
  bladeSwung: () => still(700, 'trap'),
  sphereRolled: () => change(900, 'rocks'),
  setFree: () => change(600, 'heal'),
  trapRemoved: () => change(600, 'found'),
  trapBuilt: () => change(600, 'locked'),
  dwarfTrapSprung: () => change(700, 'trap'),
  sweepRolled: () => still(1500, 'dice'),
  blowDealt: () => still(450, null),
  hurled: () => change(750, 'rocks'),
  tableSmashed: () => change(700, 'rocks'),
  fimirRolled: () => still(1000, 'dice'),
  fimirCast: () => change(900, 'spellWater'),
  lightsRolled: () => still(1000, 'dice'),
  mireRolled: () => still(1000, 'dice'),
  gasBurned: () => change(800, 'spellFire'),
  unstoppableRolled: () => still(1100, 'dice'),
};

export function showNext(event: BaseEvent, at: ShownAt<NextView>): Showing | null {
  const show = SHOWN[event.type as NextOwnEvent['type']];
  return show === undefined ? showClassic(event, at) : show();
}

/** An attack with its answer. */
export function belongs(last: BaseEvent, next: BaseEvent): boolean {
  const pairs = [
    ['strikeRolled', 'strikeParried'],
    ['counterRolled', 'counterParried'],
    ['trapSpotted', 'trapSpotted'],
  ];
  return (
    pairs.some(([first, second]) => last.type === first && next.type === second) ||
    belongsTogether(last, next)
  );
}

export function nextEffects(told: BaseEvent, view: NextView, language: Language): readonly ShownEffect[] {
  const event = told as NextEvent;
  const at = (id: string): number => view.figures.find((figure) => figure.id === id)?.square ?? -1;
  switch (event.type) {
    case 'strikeDeclared':
      return event.strike.attackers.flatMap(({ figure }) => strike(at(figure), at(event.strike.target)));
    case 'strikeRolled':
      return event.rolls.flatMap(({ figure }) => strike(at(figure), at(event.target)));
    case 'counterRolled':
      return strike(at(event.by), at(event.on));
    case 'ambushSprung':
      return strike(at(event.figure), at(event.target));
    case 'trapSpotted':
      return [{ tag: 'find', squares: event.squares, from: event.squares[0]! }];
    case 'trapWentOff':
    case 'bladeSwung':
      return event.squares.map((square) => ({ tag: 'trap', square }));
    case 'dwarfTrapSprung':
      return [{ tag: 'trap', square: event.square }];
    case 'toppled':
    case 'hurled':
      return event.squares.map((square) => ({ tag: 'rocks', square }));
    case 'gasBurned':
      return event.squares.map((square) => ({ tag: 'trap', square }));
    default:
      return effectsOf(told, view, language);
  }
}

const FIGHTS: ReadonlySet<string> = new Set<NextEvent['type']>([
  'strikeDeclared',
  'surpriseRolled',
  'strikeRolled',
  'strikeParried',
  'finished',
  'resisted',
  'shieldTaken',
  'friendlyFire',
  'counterRolled',
  'counterParried',
  'ambushSprung',
  'sweepRolled',
  'sweepShared',
  'arcanumCast',
  'fimirCast',
  'unstoppableRolled',
  'crushed',
  'disarmRolled',
  'rageGrown',
  'rageLost',
  'bodyLost',
  'bodyRestored',
  'woke',
  'monsterKilled',
  'heroDied',
  'spellCast',
  'spellWasted',
  'saveRolled',
  'trapWentOff',
  'trapRolled',
  'noteRolled',
]);

export function isFight({ type }: BaseEvent): boolean {
  return FIGHTS.has(type);
}
