import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC_BOARD } from '@oubliette/classic/extend';
import type { Figure, Hero, Names } from '@oubliette/classic/extend';
import { parseSquare } from '@oubliette/dungeon';
import { SPECTATOR, streamFromSeed } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { StrikerRoll } from '../attack/facts.ts';
import type { NextEvent, NextFacts } from '../events.ts';
import type { Strike, Striker } from '../state.ts';
import { narrateNext, nextNamesFrom } from './narrate.ts';
import { telling } from './telling.ts';
import { BOOK, openNextTable, randomNextMatch } from './testing/match.ts';
import { SAMPLES } from './testing/samples.ts';

const at = (name: string): number => parseSquare(CLASSIC_BOARD, name)!;

function event<T extends NextEvent['type']>(
  type: T,
  facts: Omit<Extract<NextEvent, { type: T }>, 'type' | 'rules'>,
): NextEvent {
  return { type, rules: ['NXT-ATK-12'], ...facts } as unknown as NextEvent;
}

/** An event of NextLevel's own. */
function own<T extends keyof NextFacts>(type: T, facts: NextFacts[T]): NextEvent {
  return { type, rules: ['NXT-ATK-12'], ...facts } as unknown as NextEvent;
}

const hero = (id: Hero['id'], name: string): Hero =>
  ({ id, name, gender: 'f', gold: 0, treasures: [], equipment: [] }) as unknown as Hero;
const placed = (id: string, kind: Figure['kind']): NextEvent =>
  event('monsterPlaced', {
    figure: { id, kind, side: 'morcar', square: at('F7'), name: null } as Figure,
    map: null,
  });

const narrate = (told: NextEvent, language: 'en' | 'fr'): string =>
  narrateNext([told], language, names).lines[0]!.text;

/** Two ogres, a gargoyle, a goblin; Aldis the Elf, and the Barbarian as his card has him. */
const names: Names = telling.learn(
  [
    event('sheetFilled', { hero: hero('elf', 'Aldis') }),
    placed('ogre-1', 'ogre'),
    placed('ogre-2', 'ogre'),
    placed('gargoyle-1', 'gargoyle'),
    placed('goblin-1', 'goblin'),
  ],
  nextNamesFrom({
    board: CLASSIC_BOARD,
    figures: [],
    heroes: [],
    quest: { id: 'x', title: { en: 'X', fr: 'X' }, parchment: { en: 'X', fr: 'X' }, goals: [] },
  }),
);

const striker = (figure: string, more: Partial<Striker> = {}): Striker => ({
  figure,
  arm: 'weapon',
  dice: ['red', 'combat', 'combat'],
  extra: 0,
  bite: false,
  ...more,
});
const strike = (attackers: Strike['attackers'], target: string, by: Strike['by'] = 'act'): NextEvent =>
  own('strikeDeclared', { strike: { attackers, target, by } as Strike });
const roll = (figure: string, more: Partial<StrikerRoll> = {}): StrikerRoll => ({
  figure,
  dice: ['orange', 'yellow', 'combat'],
  faces: ['skulls2', 'skull', 'blackShield'],
  extra: [],
  critical: 7,
  hits: 3,
  unstoppable: 0,
  cornered: false,
  ...more,
});
const rolled = (rolls: readonly StrikerRoll[], hits: number, unstoppable = 0): NextEvent =>
  own('strikeRolled', { target: 'gargoyle-1', rolls, hits, unstoppable, used: [] });
const parried = { figure: 'gargoyle-1', faces: ['whiteShield', 'skull'], blackShields: 0, used: [] } as const;

const SAID: readonly (readonly [NextEvent, en: string, fr: string])[] = [
  [
    strike([striker('barbarian')], 'gargoyle-1'),
    'The Barbarian attacks the gargoyle: 1 red die and 2 combat dice.',
    'Le Barbare attaque la gargouille : 1 dé rouge et 2 dés de combat.',
  ],
  [
    strike([striker('barbarian', { weapon: 'broadsword' })], 'gargoyle-1'),
    'The Barbarian attacks the gargoyle with the broadsword: 1 red die and 2 combat dice.',
    'Le Barbare attaque la gargouille avec l’épée large : 1 dé rouge et 2 dés de combat.',
  ],
  [
    strike([striker('elf', { weapon: 'longBow', ranged: true, dice: ['combat'], extra: 1 })], 'ogre-2'),
    'Aldis shoots at Ogre 2 with the longbow: 1 combat die and 1 unstoppable die.',
    'Aldis tire sur l’ogre 2 avec l’arc long : 1 dé de combat et 1 dé imparable.',
  ],
  [
    strike([striker('elf', { weapon: 'spear', ranged: true, dice: ['combat'] })], 'goblin-1'),
    'Aldis throws the spear at the goblin: 1 combat die.',
    'Aldis jette la lance sur le lutin : 1 dé de combat.',
  ],
  [
    strike([striker('elf', { weapon: 'twinBlades' })], 'goblin-1', 'ambush'),
    'Aldis strikes the goblin from ambush with the pair of twin blades: 1 red die and 2 combat dice.',
    'Aldis surprend le lutin d’une embuscade avec la paire de lames jumelles : 1 dé rouge et 2 dés de combat.',
  ],
  [
    strike([striker('elf', { weapon: 'axe' }), striker('barbarian', { weapon: 'axe' })], 'ogre-1'),
    'Aldis and the Barbarian attack Ogre 1 together, with the 2 axes.',
    'Aldis et le Barbare attaquent l’ogre 1 ensemble, avec les 2 haches.',
  ],
  [
    strike([striker('elf'), striker('barbarian')], 'ogre-1'),
    'Aldis and the Barbarian attack Ogre 1 together.',
    'Aldis et le Barbare attaquent l’ogre 1 ensemble.',
  ],
  [
    strike([striker('wizard', { arm: 'magic', dice: ['combat'] })], 'goblin-1', 'spell'),
    'The Wizard’s spell strikes at the goblin: 1 combat die.',
    'Le sortilège de l’Enchanteur frappe le lutin : 1 dé de combat.',
  ],
  [
    rolled([roll('barbarian')], 3),
    'The Barbarian rolls 2 skulls, skull, black shield; D20: 7. 3 hits.',
    'Le Barbare obtient 2 crânes, crâne, bouclier noir ; D20 : 7. 3 coups portent.',
  ],
  [
    rolled([roll('elf', { critical: 20, cornered: true, extra: ['skull'], unstoppable: 1, hits: 6 })], 6, 1),
    'Aldis rolls 2 skulls, skull, black shield; unstoppable: skull; D20: 20. A critical hit adds 2. The corner adds 1. 7 hits, 1 of them unstoppable.',
    'Aldis obtient 2 crânes, crâne, bouclier noir ; imparable : crâne ; D20 : 20. Coup critique : 2 de plus. Cible acculée : 1 de plus. 7 coups portent, dont 1 imparable.',
  ],
  [
    rolled([roll('elf', { faces: ['blackShield'], critical: 20, hits: 0 })], 0),
    'Aldis rolls black shield; D20: 20. A miss.',
    'Aldis obtient bouclier noir ; D20 : 20. C’est manqué.',
  ],
  [
    own('strikeParried', { ...parried, dodge: null, shields: 1, damage: 2 }),
    'The gargoyle defends: white shield, skull. 1 white shield: 2 points get through.',
    'La gargouille se défend : bouclier blanc, crâne. 1 bouclier blanc : 2 points passent.',
  ],
  [
    own('strikeParried', { ...parried, figure: 'elf', dodge: [20, 3], shields: 3, damage: 0 }),
    'Aldis defends: white shield, skull; dodge: 20 + 3. 3 white shields: nothing gets through.',
    'Aldis se défend : bouclier blanc, crâne ; esquive : 20 + 3. 3 boucliers blancs : rien ne passe.',
  ],
  [
    own('surpriseRolled', { attacker: 'goblin-1', target: 'elf', die: 16, bonus: 0 }),
    'The goblin comes at Aldis unawares: 16. No defence.',
    'Le lutin prend Aldis par surprise : 16. Pas de défense.',
  ],
  [
    own('counterRolled', {
      by: 'gargoyle-1',
      on: 'elf',
      faces: ['blackShield', 'skull'],
      hits: 1,
      why: 'miss',
    }),
    'The gargoyle strikes back at Aldis: black shield, skull. 1 hit.',
    'La gargouille contre-attaque Aldis : bouclier noir, crâne. 1 coup porte.',
  ],
  [
    own('resisted', { figure: 'gargoyle-1', spared: 8, diceLost: 1 }),
    'The gargoyle shrugs off 8 points, and loses 1 die of defence.',
    'La gargouille encaisse 8 points sans broncher, mais perd 1 dé de défense.',
  ],
  [
    own('friendlyFire', { shooter: 'elf', victim: 'barbarian', damage: 1 }),
    'Aldis’s shot goes astray and finds the Barbarian: 1 hit.',
    'Le tir d’Aldis se perd et touche le Barbare : 1 point.',
  ],
  [
    own('nextAnswered', { tag: 'ward', choice: 'ogre-2' }),
    'The defence is against Ogre 2 alone.',
    'La défense vise l’ogre 2, et personne d’autre.',
  ],
  [
    own('stanceTaken', { figure: 'ogre-1', defence: -2 }),
    'Ogre 1 moves 2 dice from defence to attack.',
    'L’ogre 1 passe 2 dés de la défense à l’attaque.',
  ],
  [
    own('leapRolled', { figure: 'goblin-1', over: [at('F8')], face: 'blank', falls: true }),
    'The goblin tries to jump: blank, and falls short.',
    'Le lutin tente de sauter : face vide, et c’est manqué.',
  ],
  [
    own('plightGained', { figure: 'elf', plight: { tag: 'held', by: 'jaw' } }),
    'Aldis is caught in a steel jaw.',
    'Aldis a la jambe dans une mâchoire d’acier.',
  ],
  [
    own('struggled', { figure: 'elf', by: 'jaw', die: 6, free: true }),
    'Aldis rolls 6 to get out of the steel jaw, and is free.',
    'Aldis obtient 6 pour se dégager de la mâchoire d’acier et se libère.',
  ],
  [
    own('doorRammed', { figure: 'ogre-1', door: 'F7-G7', die: 'star', broken: true }),
    'Ogre 1 charges the barricaded door F7-G7 (star): it gives way.',
    'L’ogre 1 se jette contre la porte barricadée F7-G7 (étoile) : elle cède.',
  ],
  [
    own('listened', {
      figure: 'elf',
      door: 'F7-G7',
      size: 'handful',
      count: 4,
      kinds: ['goblin', 'mummy'],
      unknown: true,
    }),
    'Aldis listens at the door F7-G7: a handful of monsters, 4 to be exact: goblins and mummies. Some of the voices are unknown.',
    'Aldis écoute à la porte F7-G7 : une poignée de monstres, 4 exactement : des lutins et des momies. Certaines voix sont inconnues.',
  ],
  [
    own('weaponChanged', { figure: 'elf', weapon: 'twinBlades', free: false }),
    'Aldis takes the pair of twin blades in hand.',
    'Aldis prend la paire de lames jumelles en main.',
  ],
  [
    own('weaponKnockedAway', { figure: 'elf', by: 'ogre-2', weapon: 'axe', square: at('F7') }),
    'Ogre 2 knocks the axe from Aldis’s hand: it lies on F7.',
    'L’ogre 2 fait sauter la hache de la main d’Aldis : l’arme tombe en F7.',
  ],
  [
    own('laidDown', { hero: 'elf', square: at('F7'), gold: 40, potions: ['holyWater'] }),
    'Aldis cannot carry everything, and leaves 40 gold pieces and a flask of holy water on F7.',
    'Aldis ne peut pas tout porter et laisse 40 pièces d’or et une fiole d’eau bénite en F7.',
  ],
  [
    own('rageGrown', { rage: { dice: ['orange', 'yellow'], kills: 0, towards: 'orange' } }),
    'The Barbarian’s rage grows: 1 orange die and 1 yellow die.',
    'La rage du Barbare monte : 1 dé orange et 1 dé jaune.',
  ],
  [
    own('pieceSearched', { hero: 'elf', square: 0, kind: 'sorcererDesk', altar: false }),
    'Aldis searches the sorcerer’s desk.',
    'Aldis fouille le pupitre de sorcier.',
  ],
  [
    own('pieceSearched', { hero: 'barbarian', square: 0, kind: 'table', altar: true }),
    'The Barbarian searches the altar.',
    'Le Barbare fouille l’autel.',
  ],
  [
    own('trapWentOff', {
      figure: 'elf',
      trap: 'deepPit',
      squares: [at('F7')],
      laid: true,
      again: false,
      text: null,
    }),
    'A deep pit opens under Aldis on F7.',
    'Une oubliette profonde s’ouvre sous Aldis en F7.',
  ],
  [
    own('sphereRolled', { from: null, path: [at('F7'), at('F8'), at('F9')], direction: 2, stops: true }),
    'A granite sphere bursts out and rolls south, from F7 to F9, where it stops.',
    'Une sphère de granit surgit et roule vers le sud, de F7 à F9, où elle s’arrête.',
  ],
  [
    own('trapRemoved', { by: 'dwarf', trap: 'poisonedDarts', squares: [at('F7')] }),
    'The Dwarf takes the poisoned dart trap on F7 apart, and keeps a part of it.',
    'Le Nain démonte le piège à fléchettes empoisonnées en F7 et en garde une pièce.',
  ],
  [
    own('hurled', {
      figure: 'ogre-1',
      square: 0,
      kind: 'table',
      squares: [at('F7'), at('F8')],
      victims: ['elf', 'goblin-1'],
      spills: false,
    }),
    'Ogre 1 hurls the table onto F7 and F8, on Aldis and the goblin.',
    'L’ogre 1 projette la table en F7 et F8, sur Aldis et le lutin.',
  ],
  [
    own('pushed', {
      leader: 'ogre-1',
      pushers: ['ogre-1'],
      moved: [
        { figure: 'elf', from: at('F7'), to: at('F8') },
        { figure: 'ogre-1', from: at('F6'), to: at('F7') },
      ],
      direction: 2,
    }),
    'Ogre 1 pushes Aldis towards the south.',
    'L’ogre 1 repousse Aldis vers le sud.',
  ],
  [
    own('fimirCast', { figure: 'goblin-1', spell: 'blackMist', target: null, squares: [at('F7')] }),
    'The goblin casts Black Mist.',
    'Le lutin jette Brume Noire.',
  ],
  [
    event('saveRolled', { figure: 'ogre-1', faces: ['whiteShield'], shields: 1 }),
    'Ogre 1 tries to resist: white shield. 1 white shield.',
    'L’ogre 1 tente de résister : bouclier blanc. 1 bouclier blanc.',
  ],
  [
    event('heroDied', {
      figure: 'elf',
      belongings: { hero: 'elf', square: at('F7') } as Extract<NextEvent, { type: 'heroDied' }>['belongings'],
    }),
    'Aldis dies, and all her belongings lie on F7.',
    'Aldis meurt ; ses armes et ses biens restent en F7.',
  ],
];

for (const [told, en, fr] of SAID) {
  test(`${told.type}: ${en}`, () => {
    assert.equal(narrate(told, 'en'), en);
    assert.equal(narrate(told, 'fr'), typeset(fr));
  });
}

/** The expected sentences are typed with ordinary spaces. */
function typeset(french: string): string {
  return french.replaceAll(' :', '\u00a0:').replaceAll(' ;', '\u202f;');
}

test('every event of NextLevel’s own is told in both languages, in every way it may come', () => {
  for (const [type, samples] of Object.entries(SAMPLES)) {
    assert.ok(samples.length > 0, type);
    for (const facts of samples)
      for (const language of LANGUAGES) {
        const told = { type, rules: ['NXT-ATK-12'], ...facts } as unknown as NextEvent;
        checkSentence(narrate(told, language), `${language} ${type}`);
      }
  }
});

test('turning on the spot is bookkeeping, turning right round costs and is told', () => {
  const { lines } = narrateNext(
    [
      own('faced', { figure: 'elf', facing: 0, cost: 0 }),
      own('faced', { figure: 'elf', facing: 2, cost: 1 }),
      own('nextAnswered', { tag: 'livingShield', choice: 'goblin-1' }),
      own('nextAnswered', { tag: 'livingShield', choice: null }),
      event('turnEnded', { figure: 'elf' }),
    ],
    'en',
    names,
  );
  assert.deepEqual(
    lines.map(({ quiet }) => quiet),
    [true, false, true, false, true],
  );
});

/** Words with a capital inside are untranslated ids: `rockSkin`, `orc-2`, `noFlag`. */
const UNTRANSLATED = /\b[a-z]+[A-Z]\w*|\b[a-z]+-\d|undefined|null|NaN|\[object|\{|\}/u;

test('whatever happens in random matches is told in both languages, without a slip', () => {
  const told = new Set<string>();
  for (const [index, quest] of BOOK.slice(0, 6).entries()) {
    const game = openNextTable(quest);
    let known = nextNamesFrom(game.view(game.start(streamFromSeed('x')).state, SPECTATOR));
    for (const { events } of randomNextMatch(game, `text ${index}`, 150)) {
      for (const language of LANGUAGES)
        for (const { text } of narrateNext(events, language, known).lines) checkSentence(text, language);
      known = telling.learn(events, known);
      for (const { type } of events) told.add(type);
    }
  }
  assert.ok(told.size > 50, `only ${told.size} event types came up`);
});

function checkSentence(text: string, where: string): void {
  assert.doesNotMatch(text, UNTRANSLATED, where);
  assert.doesNotMatch(text, / {2}| [.,]|—/u, where);
  assert.match(text, /^[\p{Lu}\d«“"].*[.!?»”"…]$/su, where);
}
