/** Figures next to which an attacker has rushed strike too (NXT-ASS). */
import type { Figure, FigureId } from '@oubliette/classic/extend';
import { countFaces, figureOf, findFigure, harm, helpsDefence, seatOf } from '@oubliette/classic/extend';
import { controlZone } from '../arms.ts';
import { rollBlow } from '../attack/counter.ts';
import { defenceDice } from '../attack/defence.ts';
import { rollDodge } from '../attack/dodge.ts';
import { resist } from '../monsters/gargoyle.ts';
import type { NextPlay } from '../play.ts';
import type { NextState, Strike } from '../state.ts';
import { hasOpportunity } from './zones.ts';

/** After the attack and its counter-attack: all assistants roll, and one defence answers them (NXT-ASS-02). */
export function assist(play: NextPlay, strike: Strike): void {
  const aggressor = aggressorIn(play.state, strike);
  if (aggressor === undefined) return;
  const assistants = assistantsAgainst(play, aggressor, strike.target);
  let hits = 0;
  for (const { id } of assistants)
    hits += rollBlow(
      play,
      id,
      aggressor.id,
      'assistance',
      ['NXT-ASS-02', 'NXT-ASS-01', 'NXT-ASS-03'],
      HITTING,
    );
  if (hits === 0) return;
  const damage = defend(play, aggressor.id, strike, hits);
  harm(play, aggressor.id, damage, ['NXT-ASS-03'], assistants[0]!.id);
}

/** Skulls hit as well as the black shields of any opportunity attack (NXT-ASS-03). */
const HITTING = ['skull', 'blackShield'] as const;

/** The attacker who has moved this turn and attacked an enemy hand to hand. */
function aggressorIn(state: NextState, { attackers, by, target }: Strike): Figure | undefined {
  const { actor } = state.turn;
  const striker = attackers.find(({ figure, ranged }) => figure === actor && ranged !== true);
  const own = by === 'act' || by === 'spell';
  const aggressor = striker === undefined || !own ? undefined : findFigure(state, striker.figure);
  const { startedAt } = state.next.turn;
  if (aggressor === undefined || startedAt === null || startedAt === aggressor.square) return undefined;
  // The target may be dead by now: a figure controlled by a seat is on the heroes' side.
  const onHero = state.control[target] !== undefined;
  return onHero === (aggressor.side === 'heroes') ? undefined : aggressor;
}

/** Only figures it was not next to when its turn began (NXT-ASS-01). */
function assistantsAgainst({ world, state }: NextPlay, aggressor: Figure, target: FigureId): Figure[] {
  const { startedAt } = state.next.turn;
  return state.figures.filter(
    (figure) =>
      figure.id !== target &&
      hasOpportunity(world, state, figure, aggressor) &&
      !controlZone(world, state, figure).includes(startedAt!),
  );
}

/** One roll with all the defence dice; black shields are no counter-attack here (NXT-ASS-04). Returns the damage left. */
function defend(play: NextPlay, id: FigureId, strike: Strike, hits: number): number {
  const figure = figureOf(play.state, id);
  const dice = defenceDice(play.state, figure);
  if (dice === 0) return hits;
  const faces = play.combatDice(dice, seatOf(play.state, figure), 'NXT-ASS-02', {
    who: figure.id,
  });
  const dodge = rollDodge(play, figure, strike, faces);
  const shields = countFaces(faces, 'whiteShield') + dodge.white;
  const blackShields = countFaces(faces, 'blackShield') + dodge.black;
  const damage = Math.max(0, hits - shields);
  play.emit({
    type: 'strikeParried',
    rules: ['NXT-ASS-02', 'NXT-ASS-04', ...dodge.rules],
    news: true,
    figure: id,
    faces,
    dodge: dodge.dice,
    shields,
    blackShields,
    damage,
    used: figure.conditions.filter(helpsDefence),
  });
  return resist(play, id, damage, blackShields);
}
