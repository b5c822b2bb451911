/** What a quest asks of a hero in its room (EXP-QRM-04, EXP-QRM-05). */
import { adjacent } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { figureOf, monstersOn } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { actingFor, actionLeft, isRefusal, notRunning } from '../turns/acts.ts';
import type { Site, SitePlan } from './quest.ts';
import type { QuestCommand } from './types.ts';

/** Sites at which it is still to be done. */
function sitesLeft({ quest }: State): readonly Site[] {
  return quest.sites.filter(({ id }) => !quest.done.some(({ site }) => site === id));
}

function planOf({ quest }: State, site: string): SitePlan | undefined {
  return quest.plan?.sites.find(({ id }) => id === site);
}

export const questAction: Handler<QuestCommand> = {
  when: { in: ['heroes'], acting: true },
  check(world, state, seat, { site: id }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    const site = sitesLeft(state).find((one) => one.id === id);
    if (site === undefined) return refuse('nothingToDo', 'EXP-QRM-04');
    const spent = actionLeft(now) ?? notRunning(now, 'EXP-ACT-04');
    if (spent !== null) return spent;
    const isHere = monstersOn(state).some(({ square }) => tileAt(world, state, square)?.id === site.tile);
    if (isHere) return refuse('monsterHere', 'EXP-QRM-05');
    const ground = groundOf(world, state);
    const isBeside = site.squares.some((square) => adjacent(ground, now.figure.square, square));
    return isBeside ? null : refuse('notBefore', 'EXP-QRM-04');
  },
  perform(play, { site }) {
    const hero = play.state.turn.act!.figure as ClassId;
    const { act } = planOf(play.state, site)!;
    const { squares } = play.state.quest.sites.find(({ id }) => id === site)!;
    play.reveal('siteDone', { hero, site }, ['EXP-QRM-04', DEED_RULES[act]]);
    if (act === 'free') freed(play, hero, squares[0]!);
  },
  offers: (_world, state) => sitesLeft(state).map(({ id }) => ({ type: 'questAction', site: id })),
};

const DEED_RULES = {
  free: 'EXP-QGN-05',
  take: 'EXP-QGN-09',
  throw: 'EXP-QGN-12',
  work: 'EXP-ACT-03',
} as const satisfies Readonly<Record<SitePlan['act'], string>>;

/** The hostage joins the player who freed it (EXP-QGN-05). */
function freed(play: Play, hero: ClassId, at: number): void {
  figureOf(play.state, hero);
  play.tell('hostageFreed', { hero, at }, ['EXP-QGN-05']);
}
