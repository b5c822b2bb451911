/** Classic's own kit: the table for the game of 1989. */
import {
  attackDice,
  COMBAT,
  defenceOf,
  figureMention,
  HEROES,
  spellCard,
  telling,
  treasureCard,
} from '@oubliette/classic';
import type { ClassicEvent, Command, Figure, View } from '@oubliette/classic';
import { D6 } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { effectsOf } from './board/effects.ts';
import { classicCard } from './cues/classicCards.ts';
import { belongsTogether, showClassic } from './cues/classicShown.ts';
import { unfold } from './cues/unfold.ts';
import { CLASSIC_AFTERMATH, CLASSIC_ROLLS } from './dice/classicRolls.ts';
import { rollReader } from './dice/rolls.ts';
import type { CardText, FigureNumbers, PlayKit, Reader } from './kit.ts';
import { classicAims } from './play/aims.ts';
import { classicActions } from './play/classicActions.ts';
import { isGrave, isPlain, meansOf, targetOf, worthOf } from './play/classicCommands.ts';
import { CLASSIC_HINTS } from './play/hints.ts';
import { plainName, powersLeft } from './play/master.ts';
import { commandOdds } from './play/odds.ts';
import { valuesOf, weaponName } from './play/sheet.ts';
import { CLASSIC_ASKS, classicSpared } from './play/spared.ts';
import { CLASSIC_VERBS } from './play/verbs.ts';
import { CLASSIC_WALKING } from './play/walking.ts';
import { CLASSIC_PICTURES } from './pictures/gallery.ts';
import { explainWhy, putForAction } from './play/why.ts';
import { CLASSIC } from './words.ts';

export const CLASSIC_PLAY: PlayKit = {
  id: 'classic',
  actions: classicActions,
  targetOf,
  meansOf,
  meansText,
  card: cardOf,
  cardText,
  isGrave,
  isPlain,
  odds: commandOdds,
  worth: worthOf,
  spared: classicSpared,
  askSorts: CLASSIC_ASKS,
  walking: CLASSIC_WALKING,
  aims: classicAims,
  verbs: CLASSIC_VERBS,
  putForAction,
  hints: CLASSIC_HINTS,

  telling,
  explain: explainWhy,

  show: showClassic,
  gallery: CLASSIC_PICTURES,
  cardOf: classicCard,
  belongs: belongsTogether,
  unfold,
  effects: effectsOf,
  isFight: ({ type }) => FIGHTS.has(type),

  rollIn: rollReader(CLASSIC_ROLLS),
  aftermath: CLASSIC_AFTERMATH,
  facesOf: (die) => (die === COMBAT.id ? COMBAT.faces : D6.faces),

  numbers: numbersOf,
  sheet: valuesOf,
};

function meansText(command: Command, language: Language): string {
  if (command.type !== 'attack' || command.weapon === undefined) return say(CLASSIC, language, 'ownArms', {});
  const weapon = weaponName(command.weapon, language);
  return command.thrown === true ? say(CLASSIC, language, 'thrown', { weapon }) : weapon;
}

/** Spells, powers and potions, each with its text. */
function cardOf(command: Command, reader: Reader, actor: string | null): CardText {
  const { view, names, language } = reader;
  if (command.type === 'usePower') {
    const power = powersLeft(view, command.figure, names, language)[command.power];
    return { name: power?.name ?? '', text: power?.text ?? '', owner: null };
  }
  if (command.type === 'castSpell') {
    const { noun, text } = spellCard(command.spell);
    return { name: noun[language].one, text: text[language], owner: null };
  }
  if (command.type !== 'usePotion') return { name: telling.label(command, reader), text: '', owner: null };
  const { noun, text } = treasureCard(command.potion);
  return {
    name: noun[language].one,
    text: text[language],
    owner: command.figure === actor ? null : plainName(figureMention(names, command.figure), language),
  };
}

function cardText(command: Command, language: Language): string | null {
  if (command.type === 'castSpell') return spellCard(command.spell).text[language];
  return command.type === 'usePotion' ? treasureCard(command.potion).text[language] : null;
}

const FIGHTS: ReadonlySet<string> = new Set([
  'attackDeclared',
  'attackRolled',
  'defenceRolled',
  'woke',
  'bodyLost',
  'bodyRestored',
  'monsterKilled',
  'heroDied',
  'spellCast',
  'spellWasted',
  'saveRolled',
  'trapSprung',
  'trapRolled',
  'noteRolled',
] satisfies ClassicEvent['type'][]);

function numbersOf(view: View, figure: Figure, language: Language): FigureNumbers {
  const hero = view.heroes.find(({ id }) => id === figure.id);
  return {
    attack: String(attackDice(figure, figure, null)),
    defence: String(defenceOf(view, figure)),
    movement:
      hero === undefined
        ? String(figure.move)
        : say(CLASSIC, language, 'dice', { dice: HEROES[hero.id].movement }),
  };
}
