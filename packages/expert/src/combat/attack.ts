/** One attack: its dice, the defence, what is left of the hits (EXP-ATK-01 to EXP-DMG-02). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { diceOf, figureOf, findFigure, hasCondition, isMonster } from '../figures.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actingFor, isRefusal } from '../turns/acts.ts';
import type { Acting } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { allowsBlow } from '../abilities/rides.ts';
import { followUp } from './aftermath.ts';
import { hurt } from './death.ts';
import { attackKnacks, blowsOf, defenceKnacks, hitsFelt, mostBlocked, woundedBy } from './knacks.ts';
import { canHit, reachOf } from './sight.ts';
import { beginCombat } from './span.ts';
import type { CombatCommand, SkullFace, Special } from './types.ts';

type Attack = Extract<CombatCommand, { type: 'attack' }>;

/** Null where the figure still has a blow (EXP-CBT-07). */
function blowLeft({ figure, act }: Acting): Refusal | null {
  if (act.back !== null) return refuse('goOn', 'EXP-MOV-08');
  if (act.did === null || allowsBlow(act)) return null;
  if (act.did === 'attack' && act.blows < blowsOf(figure)) return null;
  return refuse('acted', act.did === 'attack' ? 'EXP-CBT-07' : 'EXP-ACT-02', { figure: figure.id });
}

/** Whom a living statue must attack while it can (EXP-SRF-36). */
function prey(world: World, state: State, figure: Figure): FigureId | null {
  const hunted = figure.conditions.find(({ tag }) => tag === 'hunting')?.whom;
  const target = hunted === undefined ? undefined : findFigure(state, hunted);
  return target !== undefined && canHit(world, state, figure, target) ? target.id : null;
}

export const attack: Handler<Attack> = {
  when: { in: ['heroes', 'gm'], acting: true },
  foreseen: true,
  check(world, state, seat, { target: id }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const blow = blowLeft(now);
    if (blow !== null) return blow;
    const { figure } = now;
    const target = findFigure(state, id);
    if (target === undefined || target.side === figure.side) return refuse('noTarget', 'EXP-ATK-01');
    if (!canHit(world, state, figure, target)) {
      const isShot = reachOf(state, figure).shoots;
      return refuse(isShot ? 'noLine' : 'notBeside', isShot ? 'EXP-LOS-01' : 'EXP-CBT-03', { target: id });
    }
    const wanted = prey(world, state, figure);
    return wanted === null || wanted === id ? null : refuse('hunting', 'EXP-SRF-36', { target: wanted });
  },
  perform(play, { target }) {
    const { figure } = play.state.turn.act!;
    if (play.state.combat === null) beginCombat(play);
    strike(play, figure, target);
  },
  offers: (_world, state) => state.figures.map(({ id }) => ({ type: 'attack', target: id })),
};

export function strike(play: Play, attackerId: FigureId, targetId: FigureId, special: Special = {}): void {
  const attacker = figureOf(play.state, attackerId);
  const target = figureOf(play.state, targetId);
  const shot = special.spell !== undefined || reachOf(play.state, attacker).shoots;
  play.tell('attacked', { attacker: attackerId, target: targetId, shot }, ['EXP-ATK-01']);
  const dice = attackDice(play.world, play.state, attacker, target, special);
  const of = { who: attackerId, whom: targetId };
  const faces = play.skulls(dice, attackerId, 'EXP-ATK-01', of);
  const hits = faces.filter((face) => face === 'skull').length;
  play.reveal('attackRolled', { attacker: attackerId, target: targetId, faces, hits }, [
    'EXP-ATK-02',
    'EXP-ATK-04',
  ]);
  if (hits === 0) return;
  const left = hits - Math.min(hits, defend(play, attacker, target, special, shot));
  const felt = hitsFelt(target, left);
  if (felt === 0) return;
  hurt(play, targetId, felt, ['EXP-DMG-01']);
  if (special.spell === undefined) woundedBy(play, attacker, targetId, felt);
  followUp(play, attackerId, targetId, special, target.body - (findFigure(play.state, targetId)?.body ?? 0));
}

/** Spells have dice of their own; the curse fixes the number all the same (EXP-SRF-32). */
function attackDice(world: World, state: State, attacker: Figure, target: Figure, special: Special): number {
  const { spell, more = 0 } = special;
  if (spell !== undefined) return hasCondition(attacker, 'cursed') ? 1 : spell;
  return Math.max(0, diceOf(state, attacker, 'attack') + more) + attackKnacks(world, state, attacker, target);
}

/** Only against a hit (EXP-DEF-01): by the side that runs the figure (EXP-DIC-04). Returns the hits blocked. */
function defend(play: Play, attacker: Figure, target: Figure, special: Special, shot: boolean): number {
  const own = diceOf(play.state, target, 'defence') + defenceKnacks(target, shot);
  const dice = Math.max(0, own - (special.piercing ?? 0));
  const faces = play.skulls(dice, target.id, 'EXP-DEF-01', { who: target.id, whom: attacker.id });
  const blocked = Math.min(mostBlocked(attacker), faces.filter((face) => face === shieldOf(target)).length);
  play.reveal('defenceRolled', { target: target.id, faces, blocked }, [
    isMonster(target) ? 'EXP-DEF-05' : 'EXP-DEF-04',
    'EXP-DEF-06',
  ]);
  return blocked;
}

function shieldOf(figure: Figure): SkullFace {
  return isMonster(figure) ? 'monsterShield' : 'heroShield';
}
