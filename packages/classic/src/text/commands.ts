/** A label for every command a seat may give. */
import { directionTo, doorBetween, parseSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { defineMessages, sentencesOf, speak } from '@oubliette/words';
import type { Language, Sentence } from '@oubliette/words';
import { attackDice } from '../combat.ts';
import type { Command, CommandOf, CommandType } from '../commands.ts';
import { SPELL_SET_NAMES, spellCard, spellsOf } from '../content/spells.ts';
import { treasureCard } from '../content/treasure.ts';
import type { Power } from '../quest/quest.ts';
import { isPitfall } from '../reach.ts';
import type { Figure, FigureId } from '../state.ts';
import type { View } from '../view.ts';
import type { Names } from './names.ts';
import { sceneOf, weaponNoun } from './scene.ts';
import type { TextScene } from './scene.ts';

const WAY_EN = '{way, select, n {north} e {east} s {south} w {west} other {on}}';
const THROUGH_EN =
  '{way, select, n { to the north} e { to the east} s { to the south} w { to the west} other {}}';
const THROUGH_FR =
  '{way, select, n { vers le nord} e { vers l’est} s { vers le sud} w { vers l’ouest} other {}}';
const WAY_FR = '{way, select, n {le nord} e {l’est} s {le sud} w {l’ouest} other {la suite}}';

export const COMMANDS = defineMessages({
  en: {
    takeRole: 'Play {role}',
    takeSpells: 'Take the spells of {set}: {spells_bare}',
    placeHero: 'Put {hero} on {square}',
    rollMovement: 'Roll the dice to move',
    step: `Step ${WAY_EN} to {square}`,
    climbDown: `Climb down ${WAY_EN} into the pit on {square}: as good as a fall`,
    jump: `Jump the pit ${WAY_EN} to {square}`,
    openDoor: `Open the door${THROUGH_EN} ({door})`,
    attack: 'Attack {target} ({dice, plural, one {# die} other {# dice}})',
    attackWith: 'Attack {target} with {weapon} ({dice, plural, one {# die} other {# dice}})',
    throwAt: 'Throw {weapon} at {target} ({dice, plural, one {# die} other {# dice}})',
    shootAt: 'Shoot at {target} with {weapon} ({dice, plural, one {# die} other {# dice}})',
    castOn: 'Cast {spell_bare} on {target}',
    castOnSelf: 'Cast {spell_bare} on {target_gender, select, f {herself} m {himself} other {itself}}',
    castUnseen: 'Waste {spell_bare} on {target}, out of sight',
    castOnDoor: 'Cast {spell_bare} on the door {door}',
    vanish: 'Vanish to {square}',
    summon: 'Call up {kind_a_many}',
    power: 'Use a power',
    searchTreasure: 'Search for treasure',
    searchSecrets: 'Search for traps and secret doors',
    disarm: 'Disarm the rockfall on {square}',
    drink: '{Hero}: drink {potion_a}',
    useOn: '{Hero}: use {potion_a} on {target}',
    leave: 'Leave the dungeon',
    giveUp: 'Give {figure} up for lost',
    endTurn: 'End the turn',
    standFast: 'Let the attack be rolled',
    allowPassage: 'Let pass',
    denyPassage: 'Do not let pass',
    escape: `Jump clear ${WAY_EN} to {square}`,
    placeWandering: 'Put {kind_a} on {square}',
    forgoWandering: 'Let no monster appear',
    substitute: 'Take {kind_a} instead',
    doWithout: 'Do without',
    answerQuestion: '{text}',
    claim: 'Claim what the dead hero left',
    declineClaim: 'Leave it where it lies',
  },
  fr: {
    takeRole: 'Jouer {role}',
    takeSpells: 'Prendre les sortilèges de {set} : {spells_bare}',
    placeHero: 'Placer {hero} en {square}',
    rollMovement: 'Jeter les dés de déplacement',
    step: `Avancer vers ${WAY_FR} en {square}`,
    climbDown: `Descendre vers ${WAY_FR} dans l’oubliette en {square} : autant dire y tomber`,
    jump: `Sauter l’oubliette vers ${WAY_FR} en {square}`,
    openDoor: `Ouvrir la porte${THROUGH_FR} ({door})`,
    attack: 'Attaquer {target} ({dice, plural, one {# dé} other {# dés}})',
    attackWith: 'Attaquer {target} avec {weapon} ({dice, plural, one {# dé} other {# dés}})',
    throwAt: 'Jeter {weapon} sur {target} ({dice, plural, one {# dé} other {# dés}})',
    shootAt: 'Tirer sur {target} avec {weapon} ({dice, plural, one {# dé} other {# dés}})',
    castOn: 'Jeter {spell_bare} sur {target}',
    castOnSelf: 'Jeter {spell_bare} sur {target_gender, select, f {elle-même} other {lui-même}}',
    castUnseen: 'Perdre {spell_bare} sur {target}, hors de vue',
    castOnDoor: 'Jeter {spell_bare} sur la porte {door}',
    vanish: 'Disparaître en {square}',
    summon: 'Appeler {kind_a_many}',
    power: 'Employer un pouvoir',
    searchTreasure: 'Chercher des trésors',
    searchSecrets: 'Chercher des pièges et des portes secrètes',
    disarm: 'Désamorcer l’éboulis en {square}',
    drink: '{Hero} : boire {potion_a}',
    useOn: '{Hero} : employer {potion_a} contre {target}',
    leave: 'Quitter le donjon',
    giveUp: 'Donner {figure} pour perdu{figure_e}',
    endTurn: 'Terminer le tour',
    standFast: 'Laisser rouler l’attaque',
    allowPassage: 'Laisser passer',
    denyPassage: 'Ne pas laisser passer',
    escape: `S’écarter d’un bond vers ${WAY_FR} en {square}`,
    placeWandering: 'Placer {kind_a} en {square}',
    forgoWandering: 'Ne faire surgir aucun monstre',
    substitute: 'Prendre {kind_a} à la place',
    doWithout: 'S’en passer',
    answerQuestion: '{text}',
    claim: 'S’emparer de ce que le mort a laissé',
    declineClaim: 'Tout laisser sur place',
  },
});

const sentence = sentencesOf(COMMANDS);

interface LabelScene extends TextScene {
  readonly view: View;
  readonly find: (id: FigureId) => Figure | undefined;
}

type Labels = { readonly [T in CommandType]: (command: CommandOf<T>, at: LabelScene) => Sentence };

const LABELS: Labels = {
  takeRole: ({ role }, at) => sentence('takeRole', { role: at.figure(role === 'morcar' ? null : role) }),
  takeSpells: ({ set }, at) =>
    sentence('takeSpells', { set: at.text(SPELL_SET_NAMES[set]), spells: spellsOfSet(set) }),
  placeHero: ({ hero, square }, at) =>
    sentence('placeHero', { hero: at.figure(hero), square: at.square(square) }),
  rollMovement: () => sentence('rollMovement', {}),
  step: ({ figure, to }, at) => {
    const mover = at.find(figure);
    const isDown = mover !== undefined && isPitfall(at.view, mover, to);
    return sentence(isDown ? 'climbDown' : 'step', { way: wayTo(at, figure, to), square: at.square(to) });
  },
  jump: ({ figure, to }, at) => sentence('jump', { way: wayTo(at, figure, to), square: at.square(to) }),
  openDoor: ({ figure, door }, at) => sentence('openDoor', { way: wayThrough(at, figure, door), door }),
  attack: labelAttack,
  castSpell: labelCast,
  usePower: labelPower,
  searchTreasure: () => sentence('searchTreasure', {}),
  searchSecrets: () => sentence('searchSecrets', {}),
  disarm: ({ square }, at) => sentence('disarm', { square: at.square(square) }),
  usePotion: ({ figure, potion, target }, at) => {
    const used = { hero: at.figure(figure), potion: treasureCard(potion).noun };
    return target === undefined
      ? sentence('drink', used)
      : sentence('useOn', { ...used, target: at.figure(target) });
  },
  leave: () => sentence('leave', {}),
  giveUp: ({ figure }, at) => sentence('giveUp', { figure: at.figure(figure) }),
  endTurn: () => sentence('endTurn', {}),
  standFast: () => sentence('standFast', {}),
  answerPassage: ({ allow }) => sentence(allow ? 'allowPassage' : 'denyPassage', {}),
  escape: ({ figure, to }, at) => sentence('escape', { way: wayTo(at, figure, to), square: at.square(to) }),
  placeWandering: ({ kind, square }, at) =>
    sentence('placeWandering', { kind: at.kind(kind), square: at.square(square) }),
  forgoWandering: () => sentence('forgoWandering', {}),
  substitute: ({ kind }, at) =>
    kind === null ? sentence('doWithout', {}) : sentence('substitute', { kind: at.kind(kind) }),
  answerQuestion: ({ choice }, at) => {
    const { pending } = at.view;
    const text = pending?.tag === 'question' ? pending.choices[choice] : undefined;
    return sentence('answerQuestion', { text: text === undefined ? '' : at.text(text) });
  },
  claim: ({ take }) => sentence(take ? 'claim' : 'declineClaim', {}),
};

export function describeCommand(command: Command, language: Language, names: Names, view: View): string {
  const find = (id: FigureId): Figure | undefined => view.figures.find((figure) => figure.id === id);
  const label = LABELS[command.type] as (command: Command, at: LabelScene) => Sentence;
  return speak(label(command, { ...sceneOf(names, language), view, find }), language);
}

const WAYS = ['n', 'e', 's', 'w'] as const;
/** The letter of a direction; a longer jump uses its first step's. */
type Way = (typeof WAYS)[number];

function wayFrom(view: View, from: Square, to: Square): Way | 'on' {
  const { width } = view.board;
  const dx = (to % width) - (from % width);
  const dy = Math.floor(to / width) - Math.floor(from / width);
  if (dx === 0 && dy !== 0) return dy < 0 ? 'n' : 's';
  return dy === 0 && dx !== 0 ? (dx < 0 ? 'w' : 'e') : 'on';
}

function wayTo(at: LabelScene, id: FigureId, to: Square): Way | 'on' {
  const figure = at.find(id);
  return figure === undefined ? 'on' : wayFrom(at.view, figure.square, to);
}

/** Which way a door leads for a figure beside it; from farther off, its place tells it. */
function wayThrough(at: LabelScene, id: FigureId, door: string): Way | 'on' {
  const { board } = at.view;
  const from = at.find(id)?.square;
  const ends = door.split('-').map((name) => parseSquare(board, name));
  const beyond = ends.find((square) => square !== null && square !== from);
  if (from === undefined || beyond == null || doorBetween(board, from, beyond) < 0) return 'on';
  const direction = directionTo(board, from, beyond);
  return direction === -1 ? 'on' : WAYS[direction];
}

function labelAttack({ figure, target, weapon, thrown }: CommandOf<'attack'>, at: LabelScene): Sentence {
  const attacker = at.find(figure);
  const victim = at.find(target);
  const dice = attacker && victim ? attackDice(attacker, victim, weapon ?? null) : 0;
  const blow = { target: at.figure(target), dice };
  if (weapon === undefined) return sentence('attack', blow);
  const manner = thrown ? 'throwAt' : weapon === 'crossbow' ? 'shootAt' : 'attackWith';
  return sentence(manner, { ...blow, weapon: weaponNoun(weapon) });
}

function labelCast(
  { figure, spell, target, door, unseen }: CommandOf<'castSpell'>,
  at: LabelScene,
): Sentence {
  const cast = { spell: spellCard(spell).noun };
  if (door !== undefined) return sentence('castOnDoor', { ...cast, door });
  const on = { ...cast, target: at.figure(target ?? null) };
  if (unseen) return sentence('castUnseen', on);
  return sentence(target === figure ? 'castOnSelf' : 'castOn', on);
}

/** A foe's powers are in the quest, which only its player sees. */
function labelPower({ figure, power, target }: CommandOf<'usePower'>, at: LabelScene): Sentence {
  const found = powerOf(at.view, figure, power);
  if (found === undefined) return sentence('power', {});
  switch (found.tag) {
    case 'vanish':
      return sentence('vanish', { square: at.square(found.to) });
    case 'summon':
      return sentence('summon', { kind: at.kind(found.kind) });
    case 'cast':
      return sentence('castOn', { spell: spellCard(found.spell).noun, target: at.figure(target ?? null) });
  }
}

function powerOf(view: View, id: FigureId, power: number): Power | undefined {
  const quest = view.screen?.quest;
  if (quest === undefined) return undefined;
  const placed = [...quest.notes, ...quest.treasures]
    .flatMap(({ then }) => then)
    .flatMap((effect) => (effect.tag === 'place' ? effect.monsters : []));
  return [...quest.monsters, ...placed].find((monster) => monster.id === id)?.powers[power];
}

function spellsOfSet(set: CommandOf<'takeSpells'>['set']) {
  return spellsOf(set).map((id) => spellCard(id).noun);
}
