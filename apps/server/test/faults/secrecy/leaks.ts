/** Ways to give a secret away at a table, planted one at a time: the comparison must find each. */
import { hashOf } from '@oubliette/kernel';
import type { BaseCommand, Game, Json } from '@oubliette/kernel';
import type { Box } from '@oubliette/table';
import type { classicSubject } from '@oubliette/shelf/testing';
import type { World } from './moments.ts';
import type { Leak } from './sitting.ts';

/** Classic's, and NextLevel's, which stands on it. */
type Setup = ReturnType<(typeof classicSubject)['setup']>;
type State = Parameters<(typeof classicSubject)['census']>[0];

function changed(change: (game: Game, setup: unknown) => Partial<Game>): Leak {
  return {
    box: (box) => ({
      ...box,
      system: {
        ...box.system,
        open(setup) {
          const opened = box.system.open(setup);
          if (!opened.ok) return opened;
          return { ok: true, game: { ...opened.game, ...change(opened.game, setup) } };
        },
      },
    }),
  };
}

/** A game with a change that depends on the setup, which holds the secrets. */
function spoilt(change: (game: Game, hidden: Hidden) => Partial<Game>): Leak {
  return changed((game, setup) => change(game, hiddenIn(setup as Setup)));
}

/** What is behind the screen: another quest in a disguised world. */
interface Hidden {
  readonly quest: Setup['quest'];
  readonly mark: string;
  readonly odd: boolean;
}

function hiddenIn({ quest }: Setup): Hidden {
  const mark = hashOf(quest).slice(0, 8);
  return { quest, mark, odd: Number.parseInt(mark, 16) % 2 === 1 };
}

function isOdd({ setup }: World): boolean {
  return hiddenIn(setup as Setup).odd;
}

function shown(view: unknown, more: object): unknown {
  return { ...(view as object), ...more };
}

/** An order that only a reader who knows the mark can detect. */
function reordered<T>(items: readonly T[], mark: string): T[] {
  return items
    .map((item) => ({ item, rank: hashOf([mark, item]) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item);
}

function withBox(change: (box: Box) => Partial<Box>): Leak {
  return { box: (box) => ({ ...box, ...change(box) }) };
}

/** Changes only messages of this kind. */
function onWire(kind: string, change: (text: string, world: World) => readonly string[]): Leak {
  return {
    wire: (text, world) => (text.startsWith(`{"t":"${kind}"`) ? change(text, world) : [text]),
  };
}

/** Leaks of what the state hides, which any game could have. */
export const LEAKS_OF_STATE: Readonly<Record<string, Leak>> = {
  'a mark of the whole state is in the view': changed((game) => ({
    view: (state, seat) => shown(game.view(state, seat), { mark: hashOf(state) }),
  })),
  'the order of the moves hangs on what is hidden': changed((game) => ({
    moves: (state, seat) => reordered(game.moves(state, seat), hashOf(state)),
  })),
  'a refusal names what is hidden': changed((game) => ({
    decide(state, seat, command, dice) {
      const decision = game.decide(state, seat, command, dice);
      if (decision.ok) return decision;
      return { ok: false, refusal: { ...decision.refusal, with: { mark: hashOf(state) } } };
    },
  })),
};

/** Leaks visible only to people who roll their own dice. */
export const LEAKS_BY_HAND: Readonly<Record<string, Leak>> = {
  'whatever is drawn or rolled, all may see it': changed((game) => ({
    decide: (state, seat, command, dice) =>
      game.decide(state, seat, command, {
        roll: (die, by, rule, of) => dice.roll({ ...die, seen: 'all' }, by, rule, of),
      }),
  })),
};

/** Leaks of a quest, and of the table that hosts it. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'monsters nobody has seen are in the view': spoilt((game, { quest }) => ({
    view: (state, seat) =>
      shown(game.view(state, seat), { lurking: quest.monsters?.map(({ kind }) => kind) }),
  })),
  'the quest’s timers are in the view': spoilt((game) => ({
    view: (state, seat) => shown(game.view(state, seat), { timers: (state as State).timers }),
  })),
  'the number of hidden traps is in the view': spoilt((game, { quest }) => ({
    view: (state, seat) =>
      shown(game.view(state, seat), { pits: quest.traps?.filter(({ kind }) => kind === 'pit').length }),
  })),
  'the order of the figures': spoilt((game, { mark }) => ({
    view(state, seat) {
      const view = game.view(state, seat) as { readonly figures: readonly unknown[] };
      return shown(view, { figures: reordered(view.figures, mark) });
    },
  })),
  'the order of the moves': spoilt((game, { mark }) => ({
    moves: (state, seat) => reordered(game.moves(state, seat), mark),
  })),
  'a move that is not offered': spoilt((game, { odd }) => ({
    moves: (state, seat) => (odd ? game.moves(state, seat).slice(0, -1) : game.moves(state, seat)),
  })),
  'who is awaited': spoilt((game, { odd }) => ({
    waiting(state) {
      const waiting = game.waiting(state);
      return odd ? waiting.map((one) => ({ ...one, optional: true as const })) : waiting;
    },
  })),
  'the words of a refusal': spoilt((game, { mark }) => ({
    decide(state, seat, command, dice) {
      const decision = game.decide(state, seat, command, dice);
      if (decision.ok) return decision;
      return { ok: false, refusal: { ...decision.refusal, with: { mark } } };
    },
  })),
  'events meant for others': spoilt(() => ({ redact: (event) => event })),
  'a row that is no news': spoilt((game, { mark }) => ({
    decide(state, seat, command, dice) {
      const decision = game.decide(state, seat, command, dice);
      if (!decision.ok) return decision;
      return { ...decision, events: [...decision.events, { type: 'rumour', rules: ['CLS-TUR-04'], mark }] };
    },
    apply: (state, event) => (event.type === 'rumour' ? state : game.apply(state, event)),
  })),
  'the title of the table': withBox((box) => ({
    title(setup: Json) {
      const { mark } = hiddenIn(setup as unknown as Setup);
      const { en, fr } = box.title(setup);
      return { en: `${en} ${mark}`, fr };
    },
  })),
  'what a computer player suggests': {
    box(box) {
      let mark = 0;
      const open: Box['system']['open'] = (setup) => {
        mark = Number.parseInt(hiddenIn(setup as Setup).mark, 16);
        return box.system.open(setup);
      };
      const choose = ({ moves }: { readonly moves: readonly BaseCommand[] }) => moves[mark % moves.length]!;
      return { ...box, system: { ...box.system, open }, makeBot: () => ({ choose, consider: choose }) };
    },
  },
  'the setup comes with the welcome': onWire('welcome', (text, { setup }) => [
    `${text.slice(0, -1)},"setup":${JSON.stringify(setup)}}`,
  ]),
  'a gap in the numbers of the rows': onWire('news', (text, world) => [
    text.replace(/"seq":(\d+)/, (all, seq) => (isOdd(world) ? `"seq":${Number(seq) + 1}` : all)),
  ]),
  'the size of a message': onWire('news', (text, world) => [isOdd(world) ? `${text} ` : text]),
  'a message more': onWire('here', (text, world) => (isOdd(world) ? [text, text] : [text])),
  'the time of a row': onWire('news', (text, world) => [
    isOdd(world) ? text.replace(/"at":1/, '"at":2') : text,
  ]),
  'the words of an error': onWire('error', (text, { setup }) => [
    text.replace(/"detail":"/, `"detail":"${hiddenIn(setup as Setup).mark} `),
  ]),
  'what others may undo': onWire('welcome', (text, { settled }) => [
    settled ? text : text.replace('"undoable":null', '"undoable":"morcar"'),
  ]),
  'rows of long ago': onWire('history', (text, { lately }) => [
    text.replace(/"earlier":/, `"dice":${JSON.stringify(lately.map(({ entry }) => entry))},"earlier":`),
  ]),
  'the rows’ own hashes': {
    wire: (text, _world, rows) => [text.replace(/"hash":"[^"]*"/, `"hash":"${rows.at(-1)?.hash ?? ''}"`)],
  },
  'the file of a match that goes on': {
    lobby: (answer, { setup }) => shown(answer, { file: { setup } }),
  },
  'the summary in the lobby': {
    lobby: (answer, { setup }) => shown(answer, { mine: [{ title: hiddenIn(setup as Setup).mark }] }),
  },
  'the key of the dice': onWire('welcome', (text) => [
    text.replace('"secret":null', `"secret":"${'b1'.repeat(32)}"`),
  ]),
};
