/** How each classic event is shown, and its sound. */
import { isPotion, spellCard, treasureCard } from '@oubliette/classic';
import type { EventOf, EventType, View } from '@oubliette/classic';
import type { BaseEvent } from '@oubliette/kernel';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { SoundId } from '../../sound/effects.ts';
import { change, still } from '../../play/cues.ts';
import type { Showing, ShownAt } from '../../play/cues.ts';

export function showClassic(event: BaseEvent, at: ShownAt<View>): Showing | null {
  const show = SHOWN[event.type as EventType] as
    | ((event: BaseEvent, at: ShownAt<View>) => Showing)
    | undefined;
  return show?.(event, at) ?? null;
}

/** A roll with its answer, monsters that come together, the effects of a wound. */
export function belongsTogether(last: BaseEvent, next: BaseEvent): boolean {
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

/** Events without an entry are not shown: the board afterwards is enough. */
const SHOWN: { readonly [T in EventType]?: (event: EventOf<T>, at: ShownAt<View>) => Showing } = {
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
  noteRolled: () => still(1100, 'dice'),
  noteTold: () => still(900, 'page'),
  counted: () => change(500, 'page'),
  furnitureShifted: () => change(700, 'rocks'),
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

function read({ language }: ShownAt<View>, title: LocalText, text: LocalText): Showing {
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
