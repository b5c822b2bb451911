/** Blows and shots, wounds, deaths and fate. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { CombatFacts } from '../../combat/types.ts';
import { WEAPONS } from '../../content/weapons.ts';
import { thingNoun, thingsIn } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';
import type { Tellers } from './teller.ts';

const RESULT_EN = '{result, select, critical {a critical hit} hit {a hit} miss {a miss} other {a fumble}}';
const RESULT_FR =
  '{result, select, critical {réussite critique} hit {touché} miss {manqué} other {échec critique}}';
const WOUNDS_EN = '{wounds, plural, =0 {no Wound} one {# Wound} other {# Wounds}}';
const WOUNDS_FR = '{wounds, plural, =0 {aucune Blessure} one {# Blessure} other {# Blessures}}';
const SQUARES_EN = '{left, plural, one {# square} other {# squares}}';
const SQUARES_FR = '{left, plural, one {# case} other {# cases}}';

export const COMBAT = defineMessages({
  en: {
    orderChosen:
      'The monsters {pursuit, select, yes {pursue the heroes: they } other {}}{order, select, moveFirst {move first and act afterwards} other {act first and move afterwards}}.',
    pursuitBegan: 'The monsters pursue the heroes.',
    attackBegan:
      '{Figure} {manner, select, throw {throws {figure_its} {weapon_bare} at} shoot {shoots at} other {attacks}} {target}{again, select, yes { a second time} other {}}{manner, select, throw {} other { with {figure_its} {weapon_bare}}}.',
    attackRolled: `{free, select, yes {Free attack: {figure} needs} other {{Figure} needs}} {needed} against Weapon Skill {skill} and rolls {face}: ${RESULT_EN}.`,
    shotRolled: `At {range, plural, one {# square} other {# squares}}{hidden, select, yes {, with {target} partly hidden,} other {}} {figure} needs {needed} and rolls {face}: ${RESULT_EN}.`,
    missileUsed: '{Figure} has used {missile_a}.',
    struck: '{Figure} hits {target}.',
    strayed: 'The shot at {target} goes astray and hits {victim}.',
    damageRolled: `{Figure} rolls {faces} for damage against Toughness {toughness}: ${WOUNDS_EN}.`,
    fateOnWounds:
      'A Fate point for {figure}: the Wounds of this turn do not count{restored, plural, =0 {} one {, and # comes back} other {, and # come back}}.',
    fateOnRoll:
      'A Fate point for {figure}: {kind, select, attack {the blow hits after all} shot {the shot hits after all} damage {one more damage die wounds} bravery {the Bravery test is passed after all} disease {the disease is held off after all} gas {the breath is held after all} other {the roll succeeds after all}}.',
    wounded: `{Figure} suffers ${WOUNDS_EN}.`,
    woundedLeft: `{Figure} suffers ${WOUNDS_EN} and has {left, plural, =0 {none} other {#}} left.`,
    knockedOut: '{Figure} falls, knocked out.',
    died: '{Figure} dies{leaves, select, yes {, and {figure_its} belongings stay where they fell} other {}}.',
    killedBySelf:
      '{Figure} dies by {figure_its} own doing{leaves, select, yes {, and {figure_its} belongings stay where they fell} other {}}.',
    killed: '{By} kills {figure}{leaves, select, yes {, whose belongings stay where they fell} other {}}.',
    followedUp: '{Figure} steps into the gap on {to}.',
    zoneFixed: '{Figure_s} death zone is fixed on {target}.',
    zoneFreed: '{Figure_s} death zone is free again.',
    ran: '{Figure} runs and rolls {face}: {stumbles, select, yes {a stumble, and no step further} other {{face, plural, one {# square} other {# squares}} more}}.',
    reloaded: '{Figure} reloads.',
    dragBegan: `{Figure} takes hold of {target}, to drag for ${SQUARES_EN}.`,
    carryBegan: `{Figure} picks up {target}, to carry for ${SQUARES_EN}.`,
    dragged: '{By} brings {figure} along from {from} to {to}.',
    potionDrunk: '{Figure} drinks a healing potion.',
    potionGiven: '{Figure} gives {target} a healing potion.',
    potionWorked: 'The potion works: {figure} has {wounds, plural, one {# Wound} other {# Wounds}} again.',
    missileSought:
      '{Figure} looks for {missile} and rolls {face}: {found, select, yes {found} other {lost for good}}.',
    spoilsFound:
      'The dead had {things_a} on them, which now {things_number, select, many {lie} other {lies}} on {square}.',
  },
  fr: {
    orderChosen:
      'Les monstres {pursuit, select, yes {poursuivent les héros : ils } other {}}{order, select, moveFirst {se déplacent d’abord et agissent ensuite} other {agissent d’abord et se déplacent ensuite}}.',
    pursuitBegan: 'Les monstres poursuivent les héros.',
    attackBegan:
      '{Figure} {manner, select, throw {lance {weapon_son} sur} shoot {tire sur} other {attaque}} {target}{again, select, yes { une seconde fois} other {}}{manner, select, throw {} other { avec {weapon_son}}}.',
    attackRolled: `{free, select, yes {Attaque gratuite : {figure}} other {{Figure}}} doit faire {needed} contre une Maîtrise des armes de {skill} et obtient {face} : ${RESULT_FR}.`,
    shotRolled: `À {range, plural, one {# case} other {# cases}}{hidden, select, yes {, sur {target} en partie à couvert} other {}}, {figure} doit faire {needed} et obtient {face} : ${RESULT_FR}.`,
    missileUsed: '{Figure} vient d’employer {missile_a}.',
    struck: '{Figure} touche {target}.',
    strayed: 'Le tir sur {target} se perd et touche {victim}.',
    damageRolled: `{Figure} obtient {faces} aux dégâts contre une Résistance de {toughness} : ${WOUNDS_FR}.`,
    fateOnWounds:
      'Un point de Destinée pour {figure} : les Blessures de ce tour ne comptent pas{restored, plural, =0 {} one {, et # est rendue} other {, et # sont rendues}}.',
    fateOnRoll:
      'Un point de Destinée pour {figure} : {kind, select, attack {le coup porte tout de même} shot {le tir touche tout de même} damage {un dé de dégâts de plus blesse} bravery {le test de Bravoure réussit tout de même} disease {la maladie est repoussée tout de même} gas {le souffle tient tout de même} other {le jet réussit tout de même}}.',
    wounded: `{Figure} subit ${WOUNDS_FR}.`,
    woundedLeft: `{Figure} subit ${WOUNDS_FR} : {left, plural, =0 {il ne lui en reste aucune} one {il lui en reste #} other {il lui en reste #}}.`,
    knockedOut: '{Figure} tombe, assommé{figure_e}.',
    died: '{Figure} meurt{leaves, select, yes {, et ses biens restent sur place} other {}}.',
    killedBySelf:
      '{Figure} meurt de son propre fait{leaves, select, yes {, et ses biens restent sur place} other {}}.',
    killed: '{By} tue {figure}{leaves, select, yes {, dont les biens restent sur place} other {}}.',
    followedUp: '{Figure} prend la place du mort en {to}.',
    zoneFixed: 'La zone mortelle de {figure} est fixée sur {target}.',
    zoneFreed: 'La zone mortelle de {figure} est libre de nouveau.',
    ran: '{Figure} court et obtient {face} : {stumbles, select, yes {un faux pas, et pas une case de plus} other {{face, plural, one {# case} other {# cases}} de plus}}.',
    reloaded: '{Figure} recharge.',
    dragBegan: `{Figure} empoigne {target}, à traîner sur ${SQUARES_FR}.`,
    carryBegan: `{Figure} soulève {target}, à porter sur ${SQUARES_FR}.`,
    dragged: '{By} emmène {figure} de {from} à {to}.',
    potionDrunk: '{Figure} boit une potion de soins.',
    potionGiven: '{Figure} donne une potion de soins à {target}.',
    potionWorked:
      'La potion agit : {figure} retrouve {wounds, plural, one {# Blessure} other {# Blessures}}.',
    missileSought:
      '{Figure} cherche {missile} et obtient {face} : {found, select, yes {retrouvé{missile_e}} other {perdu{missile_e} pour de bon}}.',
    spoilsFound: 'Les morts avaient sur eux {things_a}, à prendre en {square}.',
  },
});

const sentence = sentencesOf(COMBAT);

export const COMBAT_TELLERS: Tellers<CombatFacts> = {
  // If the strategy was rolled, that line has told the order.
  orderChosen: ({ order, pursuit }, at) => {
    if (!at.names.solo) return sentence('orderChosen', { order, pursuit: yesNo(pursuit) });
    return pursuit ? sentence('pursuitBegan', {}) : null;
  },
  attackBegan: ({ figure, target, weapon, number }, at) =>
    sentence('attackBegan', {
      ...pair(figure, target, at),
      weapon: thingNoun(weapon),
      manner: mannerOf(weapon),
      again: yesNo(number > 0),
    }),
  attackRolled: ({ figure, skill, needed, face, result, free }, at) =>
    sentence('attackRolled', { figure: at.figure(figure), skill, needed, face, result, free: yesNo(free) }),
  shotRolled: ({ figure, target, range, sight, needed, face, result }, at) =>
    sentence('shotRolled', {
      ...pair(figure, target, at),
      range,
      hidden: yesNo(sight === 'partial'),
      needed,
      face,
      result,
    }),
  missileUsed: ({ figure, missile }, at) =>
    sentence('missileUsed', { figure: at.figure(figure), missile: thingNoun(missile) }),
  struck: ({ figure, target }, at) => sentence('struck', pair(figure, target, at)),
  strayed: ({ target, victim }, at) =>
    sentence('strayed', { target: at.figure(target), victim: at.figure(victim) }),
  damageRolled: ({ figure, faces, toughness, wounds }, at) =>
    sentence('damageRolled', { figure: at.figure(figure), faces: facesText(faces), toughness, wounds }),
  fateSpent: ({ figure, on, kind, restored }, at) =>
    on === 'wounds'
      ? sentence('fateOnWounds', { figure: at.figure(figure), restored })
      : sentence('fateOnRoll', { figure: at.figure(figure), kind }),
  wounded: ({ figure, wounds, left }, at) =>
    left === null
      ? sentence('wounded', { figure: at.figure(figure), wounds })
      : sentence('woundedLeft', { figure: at.figure(figure), wounds, left: Math.max(0, left) }),
  knockedOut: ({ figure }, at) => sentence('knockedOut', { figure: at.figure(figure) }),
  died: ({ figure, by, pile }, at) => {
    const dead = { figure: at.figure(figure), leaves: yesNo(pile !== null) };
    if (by === null) return sentence('died', dead);
    return by === figure
      ? sentence('killedBySelf', dead)
      : sentence('killed', { ...dead, by: at.figure(by) });
  },
  followedUp: ({ figure, to }, at) =>
    sentence('followedUp', { figure: at.figure(figure), to: at.square(to) }),
  zoneFixed: ({ figure, target }, at) => sentence('zoneFixed', pair(figure, target, at)),
  zoneFreed: ({ figure }, at) => sentence('zoneFreed', { figure: at.figure(figure) }),
  ran: ({ figure, face }, at) =>
    sentence('ran', { figure: at.figure(figure), face, stumbles: yesNo(face === 1) }),
  reloaded: ({ figure }, at) => sentence('reloaded', { figure: at.figure(figure) }),
  tookHold: ({ figure, target, how, left }, at) =>
    sentence(how === 'drag' ? 'dragBegan' : 'carryBegan', { ...pair(figure, target, at), left }),
  dragged: ({ figure, from, to, by }, at) =>
    sentence('dragged', {
      by: at.figure(by),
      figure: at.figure(figure),
      from: at.square(from),
      to: at.square(to),
    }),
  potionGiven: ({ figure, target }, at) =>
    figure === target
      ? sentence('potionDrunk', { figure: at.figure(figure) })
      : sentence('potionGiven', pair(figure, target, at)),
  potionWorked: ({ figure, wounds }, at) => sentence('potionWorked', { figure: at.figure(figure), wounds }),
  missileSought: ({ figure, missile, face, found }, at) =>
    sentence('missileSought', {
      figure: at.figure(figure),
      missile: thingNoun(missile),
      face,
      found: yesNo(found),
    }),
  spoilsFound: ({ gold, items, square }, at) =>
    sentence('spoilsFound', { things: thingsIn(gold, items), square: at.square(square) }),
};

function pair(figure: string, target: string, at: ExpeditionScene) {
  return { figure: at.figure(figure), target: at.figure(target) };
}

function mannerOf(weapon: string): 'strike' | 'throw' | 'shoot' {
  const kind = WEAPONS[weapon]?.kind ?? 'melee';
  if (kind === 'melee') return 'strike';
  return kind === 'thrown' ? 'throw' : 'shoot';
}

/** The dice of each hit: "4, 11 / 7, 12, 3". */
function facesText(hits: readonly (readonly number[])[]): string {
  return hits.map((faces) => faces.join(', ')).join(' / ');
}
