/** Words of combat: blows, Body, death, loot. */
import { diceThrown, defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Deed, Sentence } from '@oubliette/words';
import type { CombatCommand, CombatFacts, SkullFace } from '../../combat/types.ts';
import { SKULL_FACES } from '../../combat/types.ts';
import { isClass } from '../../figures.ts';
import type { ChapterWords } from '../chapterWords.ts';
import { cardNoun, cardsIn, facesText, gold, rollsText } from '../scene.ts';
import type { ExpertScene } from '../scene.ts';
import { tellEnd } from './conditions.ts';

const HITS_EN = '{hits, plural, =0 {no hit} one {# hit} other {# hits}}';
const HITS_FR = '{hits, plural, =0 {aucune touche} one {# touche} other {# touches}}';
const MORE_EN = '{by, plural, one {# die} other {# dice}} {more, select, yes {more} other {fewer}}';
const MORE_FR = '{by, plural, one {# dé} other {# dés}} de {more, select, yes {plus} other {moins}}';
const BODY_EN = '{body, plural, one {# Body point} other {# Body points}}';
const BODY_FR = '{body, plural, one {# point de Corps} other {# points de Corps}}';

const TEXT = defineMessages({
  en: {
    combatBegan: 'A combat begins!',
    weaponChosen: '{Hero} takes {weapon} in hand.',
    ownWeapon: '{Hero} fights with what {hero_gender, select, f {she} other {he}} set out with.',
    attacked: '{Attacker} {shot, select, yes {shoots at} other {attacks}} {target}.',
    attackRolled: `{Attacker} rolls {faces}: ${HITS_EN}.`,
    noDice: '{Attacker} has no die to roll: no hit.',
    defenceRolled:
      '{Target} defends and rolls {faces}: {blocked, plural, =0 {nothing blocked} one {# hit blocked} other {# hits blocked}}.',
    facesNow: 'The {of, select, attack {attack} other {defence}} dice show {faces} now.',
    diceMore: `{Who} rolls ${MORE_EN} in {of, select, attack {attack} other {defence}}.`,
    hitsMore: 'That is {by, plural, one {# hit} other {# hits}} {more, select, yes {more} other {fewer}}.',
    shieldsMore:
      'That is {by, plural, one {# block} other {# blocks}} {more, select, yes {more} other {fewer}}.',
    spared: '{Who} is spared {by, plural, one {# Body point} other {# Body points}}.',
    turned: 'The blow falls on {who} instead.',
    stopped: 'The attack on {who} comes to nothing.',
    blowLost: '{Attacker} can no longer attack {target}: the action is spent.',
    noDefence: '{Target} has no die to defend with.',
    bodyLost: `{Figure} loses ${BODY_EN} and has {left, plural, =0 {none} other {#}} left.`,
    bodyGained: `{Figure} regains ${BODY_EN} and has {left} now.`,
    died: '{Figure} dies on {square}.',
    sunk: 'All that {hero} carried is lost in the chasm{gold, plural, =0 {} one {, with # gold piece} other {, with # gold pieces}}.',
    roseAgain:
      '{Figure} rolls {face}: {rises, select, yes {up again, with one Body point} other {it stays down}}.',
    shoved: '{Figure} is pushed back to {to}.',
    robbed: '{Hero} is robbed of {gold_n}.',
    lootDrawn: 'The monsters leave {cards_a}.',
    lootTaken: '{Card} {card_number, select, many {go} other {goes}} to {hero}.',
    lootLeft: 'Nobody takes {card}, which {card_number, select, many {lie} other {lies}} on {square} now.',
    lootRolled: 'Dice decide who gets the card: {rolls}.',
    combatEnded:
      '{why, select, won {The combat is over: no monster is left.} lull {The combat dies down: nobody fights or sees an opponent any more.} other {The combat is over: no hero is left.}}',
    attack: 'Attack {target}',
    chooseWeapon: 'Fight with {weapon}',
    chooseOwn: 'Fight with the starting weapon',
    claimLoot: 'Claim the card for {hero}',
    passLoot: 'Claim nothing',
  },
  fr: {
    combatBegan: 'Un combat commence !',
    weaponChosen: '{Hero} prend {weapon} en main.',
    ownWeapon: '{Hero} se bat avec son équipement de départ.',
    attacked: '{Attacker} {shot, select, yes {tire sur} other {attaque}} {target}.',
    attackRolled: `{Attacker} obtient {faces} : ${HITS_FR}.`,
    noDice: '{Attacker} n’a aucun dé à jeter : aucune touche.',
    defenceRolled:
      '{Target} se défend et obtient {faces} : {blocked, plural, =0 {rien n’est bloqué} one {# touche bloquée} other {# touches bloquées}}.',
    facesNow: 'Les dés {of, select, attack {d’attaque} other {de défense}} donnent maintenant {faces}.',
    diceMore: `{Who} jette ${MORE_FR} en {of, select, attack {attaque} other {défense}}.`,
    hitsMore:
      'Cela fait {by, plural, one {# touche} other {# touches}} de {more, select, yes {plus} other {moins}}.',
    shieldsMore:
      'Cela fait {by, plural, one {# touche bloquée} other {# touches bloquées}} de {more, select, yes {plus} other {moins}}.',
    spared:
      '{by, plural, one {# point de Corps est épargné} other {# points de Corps sont épargnés}} à {who}.',
    turned: 'Le coup tombe sur {who} à la place.',
    stopped: 'L’attaque sur {who} ne donne rien.',
    blowLost: '{Attacker} ne peut plus attaquer {target} : l’action est dépensée.',
    noDefence: '{Target} n’a aucun dé pour se défendre.',
    bodyLost: `{Figure} perd ${BODY_FR} : {left, plural, =0 {il n’en reste aucun} one {il en reste #} other {il en reste #}}.`,
    bodyGained: `{Figure} regagne ${BODY_FR} et en a maintenant {left}.`,
    died: '{Figure} meurt en {square}.',
    sunk: 'Tout ce que portait {hero} est perdu dans la crevasse{gold, plural, =0 {} one {, dont # pièce d’or} other {, dont # pièces d’or}}.',
    roseAgain:
      '{Figure} obtient {face} : {rises, select, yes {de nouveau debout, avec un point de Corps} other {à terre pour de bon}}.',
    shoved: '{Figure} est repoussé{figure_e} en {to}.',
    robbed: '{Hero} se fait voler {gold_n}.',
    lootDrawn: 'Les monstres laissent {cards_a}.',
    lootTaken: '{Card} {card_number, select, many {reviennent} other {revient}} à {hero}.',
    lootLeft:
      'Personne ne prend {card}, qui {card_number, select, many {restent} other {reste}} en {square}.',
    lootRolled: 'Les dés disent qui reçoit la carte : {rolls}.',
    combatEnded:
      '{why, select, won {Le combat est fini : il ne reste aucun monstre.} lull {Le combat retombe : plus personne ne se bat ni ne voit d’adversaire.} other {Le combat est fini : il ne reste aucun héros.}}',
    attack: 'Attaquer {target}',
    chooseWeapon: 'Se battre avec {weapon}',
    chooseOwn: 'Se battre avec l’arme de départ',
    claimLoot: 'Demander la carte pour {hero}',
    passLoot: 'Ne rien demander',
  },
});

const sentence = sentencesOf(TEXT);

function pair(attacker: string, target: string, at: ExpertScene) {
  return { attacker: at.figure(attacker), target: at.figure(target) };
}

/** What a card or an answer has made of the blow under way. */
function tellChange({ attacker, target, change }: CombatFacts['blowChanged'], at: ExpertScene): Sentence {
  switch (change.does) {
    case 'faces':
      return sentence('facesNow', { of: change.of, faces: facesText(change.faces, at.language) });
    case 'dice': {
      const who = at.figure(change.of === 'attack' ? attacker : target);
      return sentence('diceMore', { who, of: change.of, ...signed(change.by) });
    }
    case 'hits':
      return sentence('hitsMore', signed(change.by));
    case 'shields':
      return sentence('shieldsMore', signed(change.by));
    case 'spare':
      return sentence('spared', { who: at.figure(target), by: change.by });
    case 'turn':
      return sentence('turned', { who: at.figure(change.target) });
    case 'stop':
      return sentence('stopped', { who: at.figure(target) });
  }
}

function signed(by: number) {
  return { by: Math.abs(by), more: yesNo(by > 0) };
}

/** A skull is good for an attacker, its side's shield for a defender. */
function thrown(by: string, faces: readonly SkullFace[], good: SkullFace): Deed {
  return diceThrown(by, faces, SKULL_FACES, (face) => Number(face === good));
}

export const COMBAT_WORDS: ChapterWords<CombatCommand, CombatFacts> = {
  text: TEXT,
  tellers: {
    combatBegan: () => sentence('combatBegan', {}),
    weaponChosen: ({ hero, weapon }, at) =>
      weapon === null
        ? sentence('ownWeapon', { hero: at.figure(hero) })
        : sentence('weaponChosen', { hero: at.figure(hero), weapon: cardNoun(weapon) }),
    attacked: ({ attacker, target, shot }, at) =>
      sentence('attacked', { ...pair(attacker, target, at), shot: yesNo(shot) }),
    attackRolled: ({ attacker, faces, hits }, at) =>
      faces.length === 0
        ? sentence('noDice', { attacker: at.figure(attacker) })
        : sentence('attackRolled', {
            attacker: at.figure(attacker),
            faces: facesText(faces, at.language),
            hits,
          }),
    defenceRolled: ({ target, faces, blocked }, at) =>
      faces.length === 0
        ? sentence('noDefence', { target: at.figure(target) })
        : sentence('defenceRolled', {
            target: at.figure(target),
            faces: facesText(faces, at.language),
            blocked,
          }),
    blowChanged: tellChange,
    blowLost: ({ attacker, target }, at) => sentence('blowLost', pair(attacker, target, at)),
    bodyLost: ({ figure, body, left }, at) => sentence('bodyLost', { figure: at.figure(figure), body, left }),
    bodyGained: ({ figure, body, left }, at) =>
      sentence('bodyGained', { figure: at.figure(figure), body, left }),
    died: ({ figure, at: square }, at) =>
      sentence('died', { figure: at.figure(figure), square: at.square(square) }),
    sunk: ({ hero, gold: lost }, at) => sentence('sunk', { hero: at.figure(hero), gold: lost }),
    roseAgain: ({ figure, face, rises }, at) =>
      sentence('roseAgain', { figure: at.figure(figure), face, rises: yesNo(rises) }),
    shoved: ({ figure, to }, at) => sentence('shoved', { figure: at.figure(figure), to: at.square(to) }),
    robbed: ({ hero, gold: lost }, at) => sentence('robbed', { hero: at.figure(hero), gold: gold(lost) }),
    conditionEnded: ({ figure, tag }, at) => tellEnd(at.figure(figure), tag),
    lootDrawn: ({ cards }) => (cards.length === 0 ? null : sentence('lootDrawn', { cards: cardsIn(cards) })),
    lootTaken: ({ hero, card }, at) => sentence('lootTaken', { hero: at.figure(hero), card: cardNoun(card) }),
    lootLeft: ({ card, at: square }, at) =>
      sentence('lootLeft', { card: cardNoun(card), square: at.square(square) }),
    lootRolled: ({ rolls }, at) => sentence('lootRolled', { rolls: rollsText(rolls, at) }),
    combatEnded: ({ why }) => sentence('combatEnded', { why }),
  },
  labels: {
    attack: ({ target }, at) => sentence('attack', { target: at.figure(target) }),
    chooseWeapon: ({ weapon }) =>
      weapon === null ? sentence('chooseOwn', {}) : sentence('chooseWeapon', { weapon: cardNoun(weapon) }),
    claimLoot: ({ hero }, at) => sentence('claimLoot', { hero: at.figure(hero) }),
    passLoot: () => sentence('passLoot', {}),
  },
  questions: {
    chooseWeapon: {
      prompt: {
        en: 'Choose the weapon for this combat.',
        fr: 'Choisissez l’arme de ce combat.',
      },
      reason: { en: 'the weapon of a hero', fr: 'l’arme d’un héros' },
    },
    claimLoot: {
      prompt: {
        en: 'The monsters left a card: claim it for a hero of yours, or claim nothing.',
        fr: 'Les monstres ont laissé une carte : demandez-la pour un de vos héros, ou ne demandez rien.',
      },
      reason: { en: 'claims to the loot', fr: 'les demandes sur le butin' },
    },
  },
  rolls: {
    'EXP-ATK-01': { en: 'to hit {whom}', fr: 'pour toucher {whom}' },
    'EXP-DEF-01': { en: 'to defend against {whom}', fr: 'pour se défendre contre {whom}' },
    'EXP-CRD-03': { en: 'to rise again', fr: 'pour se relever' },
    'EXP-LOT-01': { en: 'for what the monsters leave', fr: 'pour ce que laissent les monstres' },
    'EXP-LOT-04': { en: 'for the loot', fr: 'pour le butin' },
  },
  refusals: {
    noTarget: { en: 'There is no such opponent to attack.', fr: 'Il n’y a là aucun adversaire à attaquer.' },
    noLine: { en: '{Figure} is not in sight.', fr: '{Figure} n’est pas en vue.' },
    notBeside: { en: 'That is not next to the figure.', fr: 'Ce n’est pas à côté de la figurine.' },
    hunting: {
      en: 'It goes for {figure} while it can.',
      fr: 'Tant qu’il le peut, il s’en prend à {figure}.',
    },
    noSuchWeapon: { en: 'There is no fighting with {card}.', fr: 'On ne se bat pas avec {card}.' },
  },
  quiet: ['attacked'],
  deeds: {
    attackRolled: ({ attacker, target, faces }) => [
      { deed: 'blow', by: attacker, at: target },
      thrown(attacker, faces, 'skull'),
    ],
    defenceRolled: ({ target, faces }) => [
      thrown(target, faces, isClass(target) ? 'heroShield' : 'monsterShield'),
    ],
    bodyLost: ({ figure, body }) => [{ deed: 'hurt', whom: figure, wounds: body }],
    died: ({ figure }) => [{ deed: 'slain', whom: figure, by: null }],
    conditionEnded: ({ tag }) => (tag === 'poisoned' ? [{ deed: 'peril' }] : []),
    sunk: ({ hero, gold: lost }) => [{ deed: 'peril' }, { deed: 'gold', by: hero, amount: -lost }],
    robbed: ({ hero, gold: lost }) => [{ deed: 'gold', by: hero, amount: -lost }],
  },
};
