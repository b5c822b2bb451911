/** A quest of Expert at the terminal. */
import { expert, GM, questNamed, telling, waysSeen } from '@oubliette/expert';
import type { Command, Names, Setup, View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import { streamFromSeed } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import type { Language, Telling } from '@oubliette/words';
import { printed } from '../layout.ts';
import type { Choice, PlayBook } from '../play/book.ts';
import { ui } from '../play/words.ts';
import { EXPERT_PLAY_HELP } from './help.ts';
import type { ExpertLook, ExpertMenu } from './look.ts';
import { mapLines, tableLines } from './map.ts';
import { labelOf, menuOf } from './menu.ts';
import { sheetLines } from './panel.ts';
import { words } from './words.ts';

/** A way to lay a tile is shown with where it would lie. */
const QUEST_TELLING: Telling<View, Command, Names> = { ...telling, label: labelOf };

export const expertBook: PlayBook = {
  id: 'expert',
  system: expert,
  master: 'master',
  seat: ({ players }: Setup, as) => (as === 'master' ? GM : players[0]!.seat),
  // Its computer players still play at random.
  computers({ players, solo }: Setup, as, _difficulty, luck = streamFromSeed('expert')) {
    if (as === 'both') return new Map();
    const seats = as === 'master' ? players.map(({ seat }) => seat) : solo ? [] : [GM];
    return new Map(seats.map((seat) => [seat, randomPlayer(luck, { curious: true })]));
  },
  wishes: () => [],
  obvious: () => null,
  questId: ({ quest }: Setup) => (typeof quest === 'string' ? quest : (quest?.id ?? 'expert')),
  intro: ({ quest }: Setup, language) => storyOf(quest, language),

  telling: QUEST_TELLING,

  menu: (moves: readonly Command[], look: ExpertLook) => menuOf(moves, look),
  isBusy: () => false,
  isGrave: ({ commands }: Choice<Command>) => commands[0]?.type === 'leave',
  roll: (): Command => ({ type: 'move', mode: 'walk' }),
  end: { type: 'endTurn' },
  blowsAtAll: ({ figures }: View, mover) => {
    const side = figures.find(({ id }) => id === mover)?.side;
    return figures.filter((one) => one.side !== side).map(({ id }) => ({ type: 'attack', target: id }));
  },

  board: ({ layout }: View) => layout,
  squareOf: ({ figures }: View, id) => figures.find((figure) => figure.id === id)?.square ?? null,
  beforeWalk: ({ turn }: View, mover): Command | null =>
    turn.act?.figure === mover && turn.act.left === null ? { type: 'move', mode: 'walk' } : null,
  way: (view: View, mover, to) => waysSeen(view, mover).get(to)?.steps ?? [],
  follower: () => null,
  ordinary: new Set(['begun', 'wentOn', 'finished', 'stepped', 'momentCame']),

  title,
  turnState,
  table: (look: ExpertLook, menu: ExpertMenu, room) => tableLines(look, menu, room),
  // A quest chosen at the table is read out while it is being prepared.
  about: ({ view, language, setup }: ExpertLook) =>
    view.stage === 'setup' && setup.quest === null && view.quest.plan !== null
      ? [printed(view.quest.plan.story[language], language)]
      : [],
  map: (look: ExpertLook, width) => mapLines(look, width),
  reachMap(look: ExpertLook, mover, width) {
    const ways = [...waysSeen(look.view, mover)];
    if (ways.length === 0) return null;
    const notes = ways.map(([square, { cost }]): [Square, string] => [square, String(cost).padStart(2)]);
    return mapLines(look, width, new Map(notes));
  },
  sheet: (look: ExpertLook, width) => look.view.heroes.flatMap((hero) => sheetLines(look, hero, width)),
  ending: ({ view, language }: ExpertLook) =>
    words(language, 'ended', { outcome: view.ending?.outcome ?? '', rounds: view.turn.round }),
  help: EXPERT_PLAY_HELP,
};

/** Read out where the quest has been chosen beforehand; else its screen tells it. */
function storyOf(quest: Setup['quest'], language: Language): string | null {
  const found = typeof quest === 'string' ? questNamed(quest) : quest;
  return found === undefined || found === null ? null : printed(found.story[language], language);
}

function title({ view, language }: ExpertLook): string {
  const quest = view.quest.plan?.title[language] ?? words(language, 'quest', {});
  if (view.stage === 'over') return words(language, 'over', { quest });
  if (view.stage === 'setup') return words(language, 'preparations', { quest });
  return words(language, 'title', { quest, round: view.turn.round, phase: view.turn.phase });
}

/** Of the figure in its turn. */
function turnState({ view, language }: ExpertLook, { mover }: ExpertMenu): string[] {
  const { act } = view.turn;
  if (mover === null || act === null) return [];
  return [
    act.left === null ? ui(language, 'notRolled', {}) : ui(language, 'movementLeft', { left: act.left }),
    ui(language, act.did === null && act.mode !== 'run' ? 'actionLeft' : 'actionSpent', {}),
  ];
}
