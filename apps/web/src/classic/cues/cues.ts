/** What is shown and heard as the events of a command are played back, one thing after another. */
import { isPotion, spellCard, treasureCard } from '@oubliette/classic';
import type { ClassicEvent, EventOf, EventType, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { soundCaption } from '../../sound/effects.ts';
import type { SoundId } from '../../sound/effects.ts';
import type { Cue } from '../../table/gameUi.ts';
import { unfold } from './unfold.ts';

/** How a group of events is shown. */
interface Showing {
  readonly ms: number;
  readonly sound: SoundId | null;
  /** `still`: the board is as it was before these events; they are shown on top of it. */
  readonly board?: 'still';
  readonly readAloud?: NonNullable<Cue['readAloud']>;
}

type Shown = { readonly [T in EventType]?: (event: EventOf<T>, at: At) => Showing };

interface At {
  readonly language: Language;
  readonly view: View;
}

/**
 * Each cue carries the view the board shows meanwhile, so that nothing is on the board before it has happened.
 */
export function classicCues(
  events: readonly BaseEvent[],
  before: View,
  after: View,
  language: Language,
): readonly Cue[] {
  const cues: Cue[] = [];
  const groups = together(events as readonly ClassicEvent[]);
  const last = groups.findLastIndex(([first]) => SHOWN[first!.type] !== undefined);
  let view = before;
  for (const [index, group] of groups.entries()) {
    const was = view;
    for (const event of group) view = unfold(view, event, after);
    const showing = showingOf(group, { language, view: after });
    if (showing === null) continue;
    const { ms, sound, board, readAloud } = showing;
    cues.push({
      key: `${index}-${group[0]!.type}`,
      ms,
      shows: index === last && board !== 'still' ? 'after' : 'before',
      view: board === 'still' ? was : view,
      events: group,
      sound: sound === null ? null : { id: sound, caption: soundCaption(sound, language) },
      ...(readAloud === undefined ? {} : { readAloud }),
    });
    if (isBlocked(group, events as readonly ClassicEvent[])) cues.push(blockCue(index, view, language));
  }
  return cues;
}

/** Events that are shown as one: a roll with its answer, monsters that come together, what a wound does. */
function together(events: readonly ClassicEvent[]): readonly (readonly ClassicEvent[])[] {
  const groups: ClassicEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && belongs(group.at(-1)!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

function belongs(last: ClassicEvent, next: ClassicEvent): boolean {
  switch (next.type) {
    case 'defenceRolled':
      return last.type === 'attackRolled';
    case 'monsterPlaced':
    case 'captiveSeen':
      return last.type === 'monsterPlaced' || last.type === 'captiveSeen';
    case 'revealed':
      return last.type === 'revealed';
    case 'trapFound':
    case 'secretDoorFound':
      return last.type === 'trapFound' || last.type === 'secretDoorFound';
    case 'goldGained':
      return last.type === 'goldRolled';
    default:
      return false;
  }
}

/** A roll after which its target loses nothing. */
function isBlocked(group: readonly ClassicEvent[], events: readonly ClassicEvent[]): boolean {
  const [first] = group;
  if (first?.type !== 'attackRolled') return false;
  const rest = events.slice(events.indexOf(group.at(-1)!) + 1);
  const next = rest.findIndex(({ type }) => type === 'attackRolled');
  return !rest
    .slice(0, next < 0 ? rest.length : next)
    .some((event) => event.type === 'bodyLost' && event.figure === first.attack.target);
}

function blockCue(index: number, view: View, language: Language): Cue {
  return {
    key: `${index}-blocked`,
    ms: 500,
    shows: 'before',
    view,
    events: [],
    sound: { id: 'block', caption: soundCaption('block', language) },
  };
}

function showingOf(group: readonly ClassicEvent[], at: At): Showing | null {
  const [first] = group;
  const show = SHOWN[first!.type] as ((event: ClassicEvent, at: At) => Showing) | undefined;
  return show === undefined ? null : show(first!, at);
}

const still = (ms: number, sound: SoundId | null): Showing => ({ ms, sound, board: 'still' });
const change = (ms: number, sound: SoundId | null): Showing => ({ ms, sound });

/** Events without an entry are not shown: the board after them says enough. */
const SHOWN: Shown = {
  parchmentRead: ({ text }, at) => read(at, at.view.quest.title, text),
  noteRead: ({ text }, at) => read(at, at.view.quest.title, text),
  cardDrawn: ({ card }, at) => {
    const { noun, text } = treasureCard(card);
    const title = noun[at.language].one;
    return {
      ms: 1400,
      sound: 'treasure',
      board: 'still',
      readAloud: { title: title.charAt(0).toUpperCase() + title.slice(1), text: printed(text, at.language) },
    };
  },

  heroPlaced: () => change(260, 'step'),
  rolesRolled: () => still(1200, 'dice'),
  turnStarted: () => change(320, 'turn'),
  turnSkipped: () => still(700, null),
  wakeRolled: () => still(1100, 'dice'),
  movementRolled: () => still(1000, 'dice'),
  stepped: () => change(180, 'step'),
  jumped: () => change(700, 'jump'),
  fellIntoPit: () => change(650, 'fall'),
  escaped: () => change(200, 'jump'),
  figureLeft: () => still(500, 'step'),
  figureRemoved: () => still(400, null),
  figureMoved: () => change(400, null),

  doorOpened: () => change(420, 'door'),
  doorLocked: () => change(500, 'locked'),
  revealed: () => change(650, 'reveal'),
  monsterPlaced: () => change(550, 'arrive'),
  captiveSeen: () => change(550, 'found'),
  captiveJoined: () => change(600, 'heal'),

  attackDeclared: () => still(450, null),
  attackRolled: () => still(1500, 'dice'),
  defenceRolled: () => still(1100, 'dice'),
  bodyLost: () => change(620, 'hit'),
  bodyRestored: () => change(620, 'heal'),
  woke: () => change(400, null),
  monsterKilled: () => still(600, 'monsterDeath'),
  heroDied: () => still(1200, 'heroDeath'),
  belongingsTaken: () => change(500, 'gold'),
  belongingsClaimed: () => change(500, 'gold'),

  spellCast: ({ spell }) => still(900, SPELL_SOUNDS[spellCard(spell).set]),
  spellWasted: () => still(600, 'spellFails'),
  saveRolled: () => still(1100, 'dice'),
  conditionGained: () => change(600, null),
  foeVanished: () => change(600, 'spellAir'),
  foeSummoned: () => still(500, 'spellEarth'),

  searched: () => still(750, 'search'),
  nothingFound: () => still(450, null),
  trapFound: () => change(700, 'found'),
  secretDoorFound: () => change(700, 'found'),
  trapSprung: (event, at) => ({
    ms: 700,
    sound: 'trap',
    ...(event.text === null
      ? {}
      : {
          readAloud: {
            title: printed(at.view.quest.title, at.language),
            text: printed(event.text, at.language),
          },
        }),
  }),
  trapRolled: () => still(1100, 'dice'),
  rocksFell: () => change(750, 'rocks'),
  squaresBlocked: () => change(750, 'rocks'),
  trapDisarmed: () => change(500, 'found'),

  goldRolled: () => still(1000, 'dice'),
  goldGained: () => change(600, 'gold'),
  rewardPaid: () => change(400, 'gold'),
  potionKept: ({ potion }) => change(500, isPotion(potion) ? 'found' : null),
  potionUsed: () => still(600, 'potion'),
  questTreasureGained: () => change(800, 'found'),
  equipmentGained: () => change(700, 'found'),
  goalReached: () => change(600, 'victory'),
  questEnded: ({ ending }) => change(900, ending.outcome === 'won' ? 'victory' : 'defeat'),
  overridden: () => change(400, 'page'),
};

const SPELL_SOUNDS = {
  earth: 'spellEarth',
  water: 'spellWater',
  air: 'spellAir',
  fire: 'spellFire',
} as const satisfies Record<ReturnType<typeof spellCard>['set'], SoundId>;

interface LocalText {
  readonly en: string;
  readonly fr: string;
}

function read({ language }: At, title: LocalText, text: LocalText): Showing {
  return {
    ms: 1500,
    sound: 'page',
    board: 'still',
    readAloud: { title: printed(title, language), text: printed(text, language) },
  };
}

function printed(text: LocalText, language: Language): string {
  return typeset(language, withApostrophes(text[language]));
}
