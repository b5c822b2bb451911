import { defineMessages, properNoun, say } from '@oubliette/words';
import type { ArgumentsOf, Language, Mention, Noun } from '@oubliette/words';

type GameEvent =
  | { readonly type: 'figureStruck'; readonly by: string; readonly target: string; readonly damage: number }
  | { readonly type: 'weaponBroken'; readonly by: string; readonly weapon: keyof typeof NOUNS }
  | { readonly type: 'monstersAppeared'; readonly monsters: readonly string[] }
  | { readonly type: 'questEnded' };

const NOUNS = {
  orc: { en: { one: 'orc', many: 'orcs' }, fr: { one: 'orc', many: 'orcs', gender: 'm' } },
  mummy: { en: { one: 'mummy', many: 'mummies' }, fr: { one: 'momie', many: 'momies', gender: 'f' } },
  axe: { en: { one: 'axe', many: 'axes' }, fr: { one: 'hache', many: 'haches', gender: 'f', elides: false } },
} as const satisfies Record<string, Noun>;

export const LOG = defineMessages({
  en: {
    figureStruck:
      '{By} deals {damage, plural, one {# point} other {# points}} of damage to {target}, which is killed.',
    weaponBroken: '{By} breaks {by_its} {weapon_bare}.',
    monstersAppeared: '{Monsters_a} {monsters_number, select, many {appear} other {appears}}!',
    questEnded: 'The quest is over.',
  },
  fr: {
    figureStruck:
      '{By} inflige {damage, plural, one {# point} other {# points}} de dégâts à {target}, qui est tué{target_e}.',
    weaponBroken: '{By} brise {weapon_son}.',
    monstersAppeared: '{Monsters_a} {monsters_number, select, many {apparaissent} other {apparaît}} !',
    questEnded: 'La quête est terminée.',
  },
});

type EventType = GameEvent['type'];
type EventOf<Type extends EventType> = Extract<GameEvent, { type: Type }>;

/** An event's wording. The compiler asks for an entry per event, with its message's arguments. */
const FACTS: {
  readonly [Type in EventType]: (event: EventOf<Type>, figure: Figures) => ArgumentsOf<typeof LOG, Type>;
} = {
  figureStruck: ({ by, target, damage }, figure) => ({ by: figure(by), target: figure(target), damage }),
  weaponBroken: ({ by, weapon }, figure) => ({ by: figure(by), weapon: NOUNS[weapon] }),
  monstersAppeared: ({ monsters }, figure) => ({ monsters: monsters.map(figure) }),
  questEnded: () => ({}),
};

/** The table's name for a figure: chosen by its player, or its kind and number. */
type Figures = (id: string) => Mention;

const figure: Figures = (id) =>
  id === 'hero' ? properNoun('Aldis', 'f') : { noun: id.startsWith('m') ? NOUNS.mummy : NOUNS.orc, label: 2 };

export function narrate<Type extends EventType>(
  language: Language,
  type: Type,
  event: EventOf<Type>,
): string {
  return say(LOG, language, type, FACTS[type](event, figure));
}

export function narrateAll(language: Language, events: readonly GameEvent[]): readonly string[] {
  return events.map((event) => narrate(language, event.type, event));
}
