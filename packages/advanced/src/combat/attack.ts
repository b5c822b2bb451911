/** A hand-to-hand attack: the hit rolls of its chain, then the wounds of all its hits (ADV-HTH). */
import { groundOf } from '../board.ts';
import { offer } from '../counters/moments.ts';
import { hitRoll } from '../content/hitTables.ts';
import { weaponNamed } from '../content/weapons.ts';
import { figureOf, findFigure, seatOf, squaresOf } from '../figures.ts';
import { toughnessAgainst } from '../gear/bare.ts';
import type { ItemId, WeaponId } from '../gear/types.ts';
import type { FrameKind } from '../kit.ts';
import { burnByHand, isHandAflame } from '../magic/hand.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { enoughFor, hurt, throwHits } from './damage.ts';
import { isStanding } from './fall.ts';
import { offerFollowUp } from './followUp.ts';
import { test } from './tests.ts';
import type { AttackFrame, HitResult } from './types.ts';
import { unmask } from './unmask.ts';
import { attackSkill, defenceSkill, againFrom, isInvulnerable, meleeWeapons, weaponDice } from './weapons.ts';
import { canReach, canStrike } from './zones.ts';

export interface Attack {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly weapon: WeaponId;
  /** A magic arrow or bolt; absent for an ordinary one. */
  readonly missile?: ItemId;
  /** Granted by a critical or a fumble: it does not use up the figure's own attack (ADV-HTH-11). */
  readonly free?: boolean;
  /** The first or second of its attacks; the first by default. */
  readonly number?: number;
}

/** A figure attacks: hand to hand, or at range if the weapon is for that. */
export function attack(play: Play, command: Attack): void {
  const { attacker, target, weapon, missile = null, free = false, number = 0 } = command;
  if (weaponNamed(weapon).kind !== 'melee')
    return play.begin(
      { tag: 'shot', attacker, target, weapon, missile, stage: 'roll', result: null, victims: [] },
      'ADV-RNG-01',
    );
  play.begin({ ...blow(attacker, target, weapon), free, number }, 'ADV-HTH-04');
}

/** An attack frame before any roll. */
export function blow(attacker: FigureId, target: FigureId, weapon: WeaponId): AttackFrame {
  return {
    tag: 'attack',
    attacker,
    target,
    weapon,
    free: false,
    number: 0,
    stage: 'roll',
    result: null,
    hits: [],
    weakSpot: false,
    missile: null,
    wounds: 0,
    failed: 0,
    squares: [],
  };
}

/** A fumble always misses (ADV-HTH-10); a critical always hits. */
export function resultOf(
  face: number,
  needed: number,
  critical: readonly number[],
  fumble: readonly number[],
): HitResult {
  if (fumble.includes(face)) return 'fumble';
  if (critical.includes(face)) return 'critical';
  return face >= needed ? 'hit' : 'miss';
}

export const attackFrame: FrameKind<AttackFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const attacker = findFigure(play.state, now.attacker);
    const target = findFigure(play.state, now.target);
    if (attacker === undefined || (target === undefined && now.stage !== 'after'))
      return play.finish(['ADV-HTH-04']);
    switch (now.stage) {
      case 'roll':
        return rollToHit(play, now, attacker, target!);
      case 'rolled':
        return chain(play, now, answer === true);
      case 'window':
        play.goOn({ ...now, stage: 'damage' }, 'ADV-TOK-18');
        // The last moment to escape: after the hit roll, before the damage dice.
        if (target!.side === 'monsters' && play.state.turn.mode === 'combat')
          offer(play, 'combat', { about: 'hit', figure: now.target });
        return;
      case 'damage':
        return rollDamage(play, now, attacker, target!);
      case 'dice':
        return buyDice(play, now, answer === true, target!);
      case 'hurt':
        return wound(play, now, target!);
      case 'after':
        return afterwards(play, now, attacker, target);
      case 'end':
        return play.finish(['ADV-HTH-04']);
    }
  },
};

function rollToHit(play: Play, now: AttackFrame, attacker: Figure, target: Figure): void {
  const { state } = play;
  const { critical, fumble } = weaponNamed(now.weapon);
  const skill = defenceSkill(state, target);
  const needed = hitRoll(attackSkill(state, attacker, now.weapon), skill);
  const face = play.figureRolls(attacker.id, 'ADV-HTH-05', target.id);
  const result = resultOf(face, needed, critical, fumble);
  const free = now.free || now.hits.length > 0;
  play.goOn({ ...now, stage: 'rolled', result }, 'ADV-HTH-05');
  play.reveal(
    'attackRolled',
    { figure: attacker.id, target: target.id, weapon: now.weapon, skill, needed, face, result, free },
    RULES[result],
  );
  const passed = result === 'hit' || result === 'critical';
  test(play, { figure: attacker.id, kind: 'attack', face, passed, rules: ['ADV-HTH-05'] });
}

const RULES = {
  critical: ['ADV-HTH-05', 'ADV-HTH-07'],
  hit: ['ADV-HTH-05'],
  miss: ['ADV-HTH-05'],
  fumble: ['ADV-HTH-05', 'ADV-HTH-09'],
} as const;

/** A critical allows another roll before any damage; a miss or a fumble ends the chain (ADV-HTH-07). */
function chain(play: Play, now: AttackFrame, passed: boolean): void {
  if (!passed) return play.goOn({ ...now, stage: now.hits.length > 0 ? 'window' : 'after' }, 'ADV-HTH-07');
  const dice = weaponDice(play.state, figureOf(play.state, now.attacker), now.weapon, now.number);
  const hits = [...now.hits, { dice, free: now.free || now.hits.length > 0 }];
  // A success bought with fate is never a critical (ADV-FATE-09): the result was a miss or a fumble.
  const stage = now.result === 'critical' ? 'roll' : 'window';
  const result = now.result === 'critical' ? now.result : 'hit';
  play.goOn({ ...now, hits, stage, result }, 'ADV-HTH-04');
  play.tell('struck', { figure: now.attacker, target: now.target, weapon: now.weapon }, ['ADV-HTH-05']);
}

function rollDamage(play: Play, now: AttackFrame, attacker: Figure, target: Figure): void {
  if (isHandAflame(play.state, attacker) && weaponNamed(now.weapon).kind === 'melee') {
    const lost = burnByHand(play, attacker, target, now.hits.length);
    return play.goOn({ ...now, stage: 'hurt', wounds: lost }, 'ADV-SPELL-06');
  }
  const full = toughnessAgainst(play.state, target, now.weapon);
  const toughness = now.weakSpot ? Math.ceil(full / 2) : full;
  const proof = isInvulnerable(target) && !weaponNamed(now.weapon).magic && now.missile === null;
  const enough = enoughFor(target);
  const hits = throwHits(
    play,
    {
      by: seatOf(play.state, attacker.id),
      toughness,
      rule: 'ADV-HTH-13',
      enough,
      again: againFrom(now.missile),
    },
    now.hits.map(({ dice, free }) => ({ dice, invulnerable: proof && !free })),
  );
  const wounds = hits.reduce((sum, hit) => sum + hit.wounds, 0);
  const failed = hits.reduce((sum, hit) => sum + hit.faces.length - hit.wounds, 0);
  play.goOn({ ...now, stage: 'dice', wounds, failed }, 'ADV-HTH-14');
  play.reveal(
    'damageRolled',
    { figure: attacker.id, target: target.id, faces: hits.map(({ faces }) => faces), toughness, wounds },
    now.weakSpot ? ['ADV-HTH-14', 'ADV-RNG-29'] : ['ADV-HTH-14'],
  );
  askForDie(play, now.attacker, wounds >= enough ? 0 : failed);
}

/** One fate point turns one failed damage die into a wound (ADV-FATE-09). */
function askForDie(play: Play, figure: FigureId, failed: number): void {
  test(play, { figure, kind: 'damage', face: 0, passed: failed === 0, rules: ['ADV-HTH-14'] });
}

function buyDice(play: Play, now: AttackFrame, passed: boolean, target: Figure): void {
  const isDone = now.failed === 0 || now.wounds >= enoughFor(target);
  if (isDone || !passed) return play.goOn({ ...now, stage: 'hurt' }, 'ADV-HTH-14');
  const bought = { ...now, wounds: now.wounds + 1, failed: now.failed - 1 };
  play.goOn(bought, 'ADV-FATE-09');
  askForDie(play, now.attacker, bought.wounds >= enoughFor(target) ? 0 : bought.failed);
}

function wound(play: Play, now: AttackFrame, target: Figure): void {
  const squares = squaresOf(groundOf(play.world, play.state).board, target);
  play.goOn({ ...now, stage: 'after', squares }, 'ADV-HTH-14');
  if (now.wounds === 0) return;
  const isShot = weaponNamed(now.weapon).kind !== 'melee';
  hurt(play, {
    target: now.target,
    wounds: now.wounds,
    cause: isShot ? 'shot' : 'blow',
    by: now.attacker,
    rules: isShot ? ['ADV-RNG-23'] : ['ADV-HTH-14'],
  });
}

/** The killer may step forward; after a fumble the enemy, if still standing, strikes back. */
function afterwards(play: Play, now: AttackFrame, attacker: Figure, target: Figure | undefined): void {
  play.goOn({ ...now, stage: 'end' }, 'ADV-HTH-04');
  if (target === undefined) {
    if (weaponNamed(now.weapon).kind === 'melee') offerFollowUp(play, attacker, now.weapon, now.squares);
    return;
  }
  if (now.result !== 'fumble' || !isStanding(play.state, target.id)) return;
  const weapon = answeringWeapon(play.world, play.state, target, attacker);
  if (weapon === null) return;
  unmask(play, target.id, 'attack');
  attack(play, { attacker: target.id, target: attacker.id, weapon, free: true });
}

/** The best weapon to strike back with at once; null if there is none (ADV-HTH-09). */
function answeringWeapon(world: World, state: State, figure: Figure, target: Figure): WeaponId | null {
  if (!canStrike(figure)) return null;
  const weapons = meleeWeapons(state, figure)
    .filter((id) => canReach(world, state, figure, target, weaponNamed(id).long))
    .toSorted((a, b) => weaponDice(state, figure, b, 0) - weaponDice(state, figure, a, 0));
  return weapons[0] ?? null;
}
