/** What Event cards do: one handler for each effect (EXP-EVT-01). */
import { heal, hurt } from '../combat/death.ts';
import { isBeside } from '../combat/sight.ts';
import { shieldOf } from '../combat/hits.ts';
import { eventCard } from '../content/events.ts';
import type { EventEffect, EventId, Trial } from '../content/events.ts';
import { statOf } from '../doors/locks.ts';
import { findFigure, monstersOn } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import { changeBlow } from '../moments/changes.ts';
import { blowOf } from '../moments/occasion.ts';
import type { EventTarget } from '../moments/types.ts';
import { appear, comes, drawMonster } from '../monsters/appearing.ts';
import { monsterCard } from '../content/monsters.ts';
import { fall } from '../moving/pits.ts';
import type { Play } from '../play.ts';
import type { Condition, Figure, FigureId } from '../state.ts';
import { endTurn } from '../turns/course.ts';
import { wherefrom } from './wandering.ts';

const RULE = 'EXP-EVT-01';

type Handlers = {
  readonly [D in EventEffect['does']]: (
    play: Play,
    target: EventTarget,
    effect: Extract<EventEffect, { does: D }>,
    card: EventId,
  ) => void;
};

export function takeEffect(play: Play, card: EventId, target: EventTarget): void {
  const { effect } = eventCard(card);
  HANDLERS[effect.does](play, target, effect as never, card);
}

/** The figure it is played on, if it is still there. */
function targetOf(play: Play, { figure }: EventTarget): Figure | undefined {
  return figure === null ? undefined : findFigure(play.state, figure);
}

function gain(play: Play, figure: FigureId, condition: Condition): void {
  play.tell('conditionGained', { figure, condition }, [RULE]);
}

function isThere(play: Play, id: FigureId): boolean {
  return findFigure(play.state, id) !== undefined;
}

/** A die and a value of the hero's. */
function tries(play: Play, figure: FigureId, trial: Trial): boolean {
  const face = play.d6For(figure, RULE);
  const total = face + statOf(play.state, figure, trial);
  const passes = total >= trial.needs;
  play.reveal('trialMade', { figure, stat: trial.stat, face, total, passes }, [RULE]);
  return passes;
}

/** The heroes on the tile of the one it is played on, or only on whom it is not yet. */
function heroesWith(play: Play, target: EventTarget): readonly Figure[] {
  const { state, world } = play;
  const first = targetOf(play, target);
  if (first === undefined) return [];
  const tile = tileAt(world, state, first.square);
  return state.figures.filter(
    ({ side, square }) => side === 'heroes' && tileAt(world, state, square) === tile,
  );
}

const HANDLERS: Handlers = {
  pit(play, target, { body }) {
    const hero = targetOf(play, target);
    if (target.at === null) return;
    play.tell('pitOpened', { at: target.at }, [RULE, 'EXP-EVT-04']);
    if (hero !== undefined) fall(play, hero.id, body, RULE);
  },
  poison(play, target, { body }) {
    const hero = targetOf(play, target);
    if (hero === undefined) return;
    hurt(play, hero.id, body, [RULE]);
    if (isThere(play, hero.id)) gain(play, hero.id, { tag: 'poisoned' });
  },
  strike(play, target, { dice }) {
    const hero = targetOf(play, target);
    if (hero === undefined) return;
    const faces = play.gmSkulls(dice, RULE, { whom: hero.id });
    const hits = faces.filter((face) => face === 'skull').length;
    play.reveal('trapStruck', { figure: hero.id, faces, hits }, [RULE]);
    if (hits > 0) hurt(play, hero.id, hits, [RULE]);
  },
  dodge(play, target, { trial, body }) {
    const hero = targetOf(play, target);
    if (hero !== undefined && !tries(play, hero.id, trial)) hurt(play, hero.id, body, [RULE]);
  },
  numb(play, target, { body, attack }) {
    const hero = targetOf(play, target);
    if (hero === undefined) return;
    hurt(play, hero.id, body, [RULE]);
    if (isThere(play, hero.id)) gain(play, hero.id, { tag: 'numbed', attack, combat: null });
  },
  sleep(play, target, { trial }) {
    for (const { id } of heroesWith(play, target)) {
      if (tries(play, id, trial)) continue;
      gain(play, id, { tag: 'paralysed' });
      if (play.state.turn.act?.figure === id) endTurn(play, RULE);
    }
  },
  burn(play, target, { body }) {
    const hero = targetOf(play, target);
    if (hero === undefined) return;
    const ground = groundOf(play.world, play.state);
    const near = play.state.figures.filter(({ square }) => isBeside(ground, hero.square, square));
    for (const { id } of [hero, ...near]) hurt(play, id, body, [RULE]);
  },
  lock(play, { at, side }, _effect, card) {
    if (at !== null && side !== null) play.tell('doorLocked', { at, side, card }, [RULE, 'EXP-DOR-07']);
  },
  darken(play) {
    for (const { id, side } of play.state.figures)
      if (side === 'heroes') gain(play, id, { tag: 'darkened', until: 'door' });
  },
  slip(play, target, { cells }) {
    for (const { id, square } of heroesWith(play, target))
      gain(play, id, { tag: 'slipping', cells, tile: tileAt(play.world, play.state, square)!.id });
  },
  daunt(play, { figure }, { attack, defence }) {
    const combat = play.state.combats;
    if (figure !== null && isThere(play, figure))
      gain(play, figure, { tag: 'daunted', attack, defence, combat });
  },
  lame(play, { figure }, { cells }) {
    if (figure !== null && isThere(play, figure)) gain(play, figure, { tag: 'lamed', cells });
  },
  wander(play, _target, { leaders }) {
    const whence = wherefrom(play.world, play.state);
    if (whence === null) return;
    if (leaders) return appear(play, 1, whence);
    const card = drawMonster(play, (id) => monsterCard(id).isLeader !== true);
    if (card === null) play.tell('nobodyCame', {}, [RULE, 'EXP-MON-16']);
    else comes(play, card, whence);
  },
  madden(play, target, { attack }) {
    const creature = targetOf(play, target);
    if (creature !== undefined) gain(play, creature.id, { tag: 'maddened', attack, until: 'turn' });
  },
  ward(play, target, { defence }) {
    const group = targetOf(play, target)?.group;
    const combat = play.state.combats;
    for (const { id, group: its } of monstersOn(play.state))
      if (its === group) gain(play, id, { tag: 'warded', defence, combat });
  },
  mend(play, target, { body }) {
    const creature = targetOf(play, target);
    if (creature !== undefined) heal(play, creature.id, body, [RULE]);
  },
  spoil(play, target) {
    const hero = targetOf(play, target);
    if (hero === undefined) return;
    const { attack, defence } = blowOf(play.state);
    const of = defence === null ? 'attack' : 'defence';
    const faces = defence ?? attack ?? [];
    const at = faces.indexOf(of === 'attack' ? 'skull' : shieldOf(hero));
    if (at >= 0) changeBlow(play, { does: 'faces', of, faces: faces.with(at, 'monsterShield') }, [RULE]);
  },
  nothing: () => undefined,
};
