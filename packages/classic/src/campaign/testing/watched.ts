/** Campaigns of any book played at random and watched command by command. */
import assert from 'node:assert/strict';
import { canonical } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, SeatId } from '@oubliette/kernel';
import { checkProperties, SEED } from '@oubliette/kernel/testing';
import type { Subject } from '@oubliette/kernel/testing';
import type { Cast, TownTelling } from '../text.ts';
import { offeredForm } from './town.ts';

interface Watch<State, Command> {
  readonly matches: number;
  /** What must hold after every command. */
  readonly check: (after: State, before: State, command: Command) => void;
  readonly telling: TownTelling;
}

const NOBODY: Cast = { heroes: {}, quests: {} };

/** Rates for the play alone: the properties have a test of their own. */
const NO_RATES = { offers: 1e9, refusals: 4, fold: 1e9, census: 1e9, json: 1e9, replay: 1e9 };

/** A command is accepted exactly when its offered form is offered, and every line can be told. */
export function watchCampaigns<State, Command extends BaseCommand, Event extends BaseEvent, View, Setup>(
  subject: Subject<State, Command, Event, View, Setup>,
  { matches, check, telling }: Watch<State, Command>,
): void {
  const { system } = subject;
  const told: Event[][] = [];
  const open: typeof system.open = (setup) => {
    const opened = system.open(setup);
    if (!opened.ok) return opened;
    const { game } = opened;
    const story: Event[] = [];
    told.push(story);
    const decide: typeof game.decide = (state, seat, command, dice) => {
      const decision = game.decide(state, seat, command, dice);
      if (!decision.ok) return decision;
      story.push(...decision.events);
      assertOffered(game.moves(state, seat), seat, command);
      check(decision.state, state, command);
      return decision;
    };
    return { ok: true, game: { ...game, decide } };
  };
  checkProperties(
    { ...subject, system: { ...system, open } },
    { matches, seed: `forms ${SEED}`, rates: NO_RATES },
  );
  for (const story of told)
    for (const language of ['en', 'fr'] as const)
      for (const { text } of telling.log(story, { language, names: NOBODY }).lines)
        assert.match(text, /^[\p{Lu}“«].*[.]$/su);
}

function assertOffered(moves: readonly BaseCommand[], seat: SeatId, command: BaseCommand): void {
  const form = offeredForm(command);
  const offered = moves.map((move) => canonical(move));
  assert.ok(form === null || offered.includes(canonical(form)), `${seat}: ${JSON.stringify(command)}`);
}
