/** Attacks: attackers, targets, weapons and dice. */
import { conditionName } from '@oubliette/classic/extend';
import type { Condition, TextScene } from '@oubliette/classic/extend';
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { Mention, Sentence } from '@oubliette/words';
import type { AttackFacts, StrikerRoll } from '../../attack/facts.ts';
import { gearCard, isGear } from '../../content/armoury.ts';
import { criticalSkulls, surpriseOf } from '../../content/critical.ts';
import type { EventWith } from '@oubliette/referee';
import type { Strike, Striker } from '../../state.ts';
import { thingNoun } from '../things.ts';
import { diceMentions, directionName, facesText, WORDS } from '../vocabulary.ts';
import type { NextTellers } from './teller.ts';

const DICE_EN = '{dice_count, plural, =0 {no dice} other {{dice_n}}}';
const DICE_FR = '{dice_count, plural, =0 {aucun dé} other {{dice_n}}}';
const MANNER_EN =
  '{manner, select, shot {shoots at {target}} bite {tries to bite {target}} dagger {attacks {target} with a dagger} magic {attacks {target} with magic} bare {attacks {target} with bare hands} ambush {strikes {target} from ambush} other {attacks {target}}}';
const MANNER_FR =
  '{manner, select, shot {tire sur {target}} bite {cherche à mordre {target}} dagger {attaque {target} à la dague} magic {attaque {target} par la magie} bare {attaque {target} à mains nues} ambush {surprend {target} d’une embuscade} other {attaque {target}}}';
const WITH_EN =
  '{manner, select, shot {shoots at {target} with {weapon}} thrown {throws {weapon} at {target}} ambush {strikes {target} from ambush with {weapon}} other {attacks {target} with {weapon}}}';
const WITH_FR =
  '{manner, select, shot {tire sur {target} avec {weapon}} thrown {jette {weapon} sur {target}} ambush {surprend {target} d’une embuscade avec {weapon}} other {attaque {target} avec {weapon}}}';
const EXTRA_EN = '{extra, plural, =0 {} one { and # unstoppable die} other { and # unstoppable dice}}';
const EXTRA_FR = '{extra, plural, =0 {} one { et # dé imparable} other { et # dés imparables}}';
const ADDED_EN =
  '{critical, plural, =0 {} one {A critical hit adds #. } other {A critical hit adds #. }}{cornered, plural, =0 {} other {The corner adds #. }}';
const ADDED_FR =
  '{critical, plural, =0 {} one {Coup critique : # de plus. } other {Coup critique : # de plus. }}{cornered, plural, =0 {} other {Cible acculée : # de plus. }}';
const TOTAL_EN =
  '{total, plural, =0 {A miss} one {# hit} other {# hits}}{unstoppable, plural, =0 {} other {, # of them unstoppable}}';
const TOTAL_FR =
  '{total, plural, =0 {C’est manqué} one {# coup porte} other {# coups portent}}{unstoppable, plural, =0 {} one {, dont # imparable} other {, dont # imparables}}';
const HELP = '{helped, select, yes { ({helps})} other {}}';

export const ATTACK = defineMessages({
  en: {
    faced: '{Figure} turns to face {direction}.',
    engaged: '{A} and {b} are fighting hand to hand.',
    strikeDeclared: `{Attacker} ${MANNER_EN}: ${DICE_EN}${EXTRA_EN}.`,
    strikeWith: `{Attacker} ${WITH_EN}: ${DICE_EN}${EXTRA_EN}.`,
    groupDeclared: '{Attackers} attack {target} together.',
    groupWith: '{Attackers} attack {target} together, with {weapons}.',
    spellDeclared: `{Attacker_s} spell strikes at {target}: ${DICE_EN}${EXTRA_EN}.`,
    attackHeld: '{Figure} holds back an attack on {target}, so that others can join in.',
    heldLost: '{Figure} has held back an attack for nothing.',
    manaSpent: '{Figure} spends {mana, plural, one {# point} other {# points}} of mana.',
    designPaid: '{Figure} adds a deadly design.',
    surpriseRolled:
      '{Attacker} comes at {target} unawares: {die}{bonus, plural, =0 {} other { + #}}. {how, select, oneDieFewer {One die fewer in defence} noDefence {No defence} other {A perfect attack, and no defence}}.',
    strikeRolled: `{Attacker} rolls {faces}${HELP}{extras, select, none {} other {; unstoppable: {extras}}}{d20, select, none {} other {; D20: {d20}}}. ${ADDED_EN}${TOTAL_EN}.`,
    groupRolled: `{Attackers} roll {faces}${HELP}{extras, select, none {} other {; unstoppable: {extras}}}{d20, select, none {} other {; D20: {d20}}}. ${ADDED_EN}${TOTAL_EN}.`,
    finished: 'A finishing blow: {target} has no time to parry.',
    strikeParried: `{Figure} defends${HELP}: {faces}{dodge, select, none {} other {; dodge: {dodge}}}. {shields_count, plural, =0 {No {shields_bare}} other {{Shields_n}}}: {damage, plural, =0 {nothing gets through} one {# point gets through} other {# points get through}}.`,
    resisted:
      '{Figure} shrugs off {spared, plural, one {# point} other {# points}}{diceLost, plural, =0 {} one {, and loses # die of defence} other {, and loses # dice of defence}}.',
    shieldTaken: '{Figure} takes a blow meant for {by}.',
    friendlyFire:
      '{Shooter_s} shot goes astray and finds {victim}: {damage, plural, one {# hit} other {# hits}}.',
    stanceDefensive: '{Figure} moves {dice, plural, one {# die} other {# dice}} from attack to defence.',
    stancePowerful: '{Figure} moves {dice, plural, one {# die} other {# dice}} from defence to attack.',
    stanceKept: '{Figure} leaves the dice as they are.',
    stancesEnded: 'Dice moved between attack and defence go back: {figures}.',
  },
  fr: {
    faced: '{Figure} se tourne vers {direction}.',
    engaged: '{A} et {b} sont aux prises.',
    strikeDeclared: `{Attacker} ${MANNER_FR} : ${DICE_FR}${EXTRA_FR}.`,
    strikeWith: `{Attacker} ${WITH_FR} : ${DICE_FR}${EXTRA_FR}.`,
    groupDeclared: '{Attackers} attaquent {target} ensemble.',
    groupWith: '{Attackers} attaquent {target} ensemble, avec {weapons}.',
    spellDeclared: `Le sortilège de {attacker} frappe {target} : ${DICE_FR}${EXTRA_FR}.`,
    attackHeld: '{Figure} retient son attaque contre {target}, pour que d’autres s’y joignent.',
    heldLost: '{Figure} a retenu son attaque pour rien.',
    manaSpent: '{Figure} dépense {mana, plural, one {# point} other {# points}} de mana.',
    designPaid: '{Figure} y met un dessein mortel.',
    surpriseRolled:
      '{Attacker} prend {target} par surprise : {die}{bonus, plural, =0 {} other { + #}}. {how, select, oneDieFewer {Un dé de moins en défense} noDefence {Pas de défense} other {Attaque parfaite, et pas de défense}}.',
    strikeRolled: `{Attacker} obtient {faces}${HELP}{extras, select, none {} other { ; imparable : {extras}}}{d20, select, none {} other { ; D20 : {d20}}}. ${ADDED_FR}${TOTAL_FR}.`,
    groupRolled: `{Attackers} obtiennent {faces}${HELP}{extras, select, none {} other { ; imparable : {extras}}}{d20, select, none {} other { ; D20 : {d20}}}. ${ADDED_FR}${TOTAL_FR}.`,
    finished: 'Achèvement : {target} n’a pas le temps de parer.',
    strikeParried: `{Figure} se défend${HELP} : {faces}{dodge, select, none {} other { ; esquive : {dodge}}}. {shields_count, plural, =0 {Aucun {shields_bare}} other {{Shields_n}}} : {damage, plural, =0 {rien ne passe} one {# point passe} other {# points passent}}.`,
    resisted:
      '{Figure} encaisse {spared, plural, one {# point} other {# points}} sans broncher{diceLost, plural, =0 {} one {, mais perd # dé de défense} other {, mais perd # dés de défense}}.',
    shieldTaken: '{Figure} prend un coup destiné à {by}.',
    friendlyFire:
      'Le tir de {shooter} se perd et touche {victim} : {damage, plural, one {# point} other {# points}}.',
    stanceDefensive: '{Figure} passe {dice, plural, one {# dé} other {# dés}} de l’attaque à la défense.',
    stancePowerful: '{Figure} passe {dice, plural, one {# dé} other {# dés}} de la défense à l’attaque.',
    stanceKept: '{Figure} laisse ses dés comme ils sont.',
    stancesEnded: 'Les dés déplacés entre attaque et défense reviennent : {figures}.',
  },
});

const sentence = sentencesOf(ATTACK);

type AttackTold = Exclude<
  keyof AttackFacts,
  'counterRolled' | 'counterParried' | 'nextAsked' | 'nextAnswered'
>;

export const ATTACK_TELLERS: NextTellers<Pick<AttackFacts, AttackTold>> = {
  faced: ({ figure, facing }, at) =>
    sentence('faced', { figure: at.figure(figure), direction: directionName(facing, at.language) }),
  engaged: ({ a, b }, at) => sentence('engaged', { a: at.figure(a), b: at.figure(b) }),
  strikeDeclared: ({ strike }, at) => tellDeclared(strike, at),
  attackHeld: ({ figure, target }, at) =>
    sentence('attackHeld', { figure: at.figure(figure), target: at.figure(target) }),
  heldLost: ({ figure }, at) => sentence('heldLost', { figure: at.figure(figure) }),
  strikePaid: tellPaid,
  surpriseRolled: ({ attacker, target, die, bonus }, at) =>
    sentence('surpriseRolled', {
      attacker: at.figure(attacker),
      target: at.figure(target),
      die,
      bonus,
      how: surpriseOf(die + bonus),
    }),
  strikeRolled: tellRolled,
  finished: ({ target }, at) => sentence('finished', { target: at.figure(target) }),
  strikeParried: ({ figure, faces, dodge, shields, damage, used }, at) =>
    sentence('strikeParried', {
      figure: at.figure(figure),
      faces: facesText(faces, at.language),
      dodge: dodge === null ? 'none' : dodge.join(' + '),
      shields: { noun: WORDS.whiteShield, count: shields },
      damage,
      ...helpFrom(used, at),
    }),
  resisted: ({ figure, spared, diceLost }, at) =>
    sentence('resisted', { figure: at.figure(figure), spared, diceLost }),
  shieldTaken: ({ figure, by }, at) =>
    sentence('shieldTaken', { figure: at.figure(figure), by: at.figure(by) }),
  friendlyFire: ({ shooter, victim, damage }, at) =>
    sentence('friendlyFire', { shooter: at.figure(shooter), victim: at.figure(victim), damage }),
  stanceTaken: ({ figure: id, defence }, at) => {
    const figure = at.figure(id);
    if (defence === 0) return sentence('stanceKept', { figure });
    return defence > 0
      ? sentence('stanceDefensive', { figure, dice: defence })
      : sentence('stancePowerful', { figure, dice: -defence });
  },
  stancesEnded: ({ figures }, at) =>
    sentence('stancesEnded', { figures: figures.map((id) => at.figure(id)) }),
};

function tellDeclared({ attackers, target, by }: Strike, at: TextScene): Sentence {
  const [first] = attackers;
  const on = { target: at.figure(target) };
  if (attackers.length > 1) return tellGroup(attackers, on, at);
  const { figure, weapon, dice, extra } = first!;
  const struck = { ...on, attacker: at.figure(figure), dice: diceMentions(dice) };
  if (by === 'spell') return sentence('spellDeclared', { ...struck, extra });
  const told = { ...struck, manner: mannerOf(first!, by), extra };
  return weapon === undefined
    ? sentence('strikeDeclared', told)
    : sentence('strikeWith', { ...told, weapon: thingNoun(weapon) });
}

/** Names their weapons if all have one with a name. */
function tellGroup(strikers: readonly Striker[], on: { readonly target: Mention }, at: TextScene): Sentence {
  const attackers = strikers.map(({ figure }) => at.figure(figure));
  const arms = strikers.flatMap(({ weapon }) => (weapon === undefined ? [] : [weapon]));
  if (arms.length < strikers.length) return sentence('groupDeclared', { ...on, attackers });
  const weapons = [...Map.groupBy(arms, (id) => id)].map(([id, alike]): Mention =>
    alike.length === 1 ? thingNoun(id) : { noun: thingNoun(id), count: alike.length },
  );
  return sentence('groupWith', { ...on, attackers, weapons });
}

function mannerOf({ arm, bite, ranged, weapon }: Striker, by: Strike['by']): string {
  if (bite) return 'bite';
  if (by === 'ambush') return 'ambush';
  if (ranged !== true || arm !== 'weapon') return arm;
  return weapon !== undefined && isThrown(weapon) ? 'thrown' : 'shot';
}

/** From a distance, with something that is not a ranged weapon. */
function isThrown(weapon: NonNullable<Striker['weapon']>): boolean {
  return !isGear(weapon) || gearCard(weapon).weapon?.reach !== 'range';
}

/** A cost in Mind is told by the loss of the point itself. */
function tellPaid(
  { figure: id, mana }: EventWith<'strikePaid', AttackFacts['strikePaid']>,
  at: TextScene,
): Sentence {
  const figure = at.figure(id);
  if (mana > 0) return sentence('manaSpent', { figure, mana });
  return sentence('designPaid', { figure });
}

function tellRolled(
  { rolls, hits, unstoppable, used }: EventWith<'strikeRolled', AttackFacts['strikeRolled']>,
  at: TextScene,
): Sentence {
  const shown = {
    faces: joined(rolls, ({ faces }) => facesText(faces, at.language)),
    extras: joined(rolls, ({ extra }) => facesText(extra, at.language)) || 'none',
    d20: joined(rolls, ({ critical }) => (critical === null ? '' : String(critical))) || 'none',
    critical: rolls.reduce((sum, roll) => sum + criticalOf(roll), 0),
    cornered: rolls.filter(({ cornered }) => cornered).length,
    total: hits + unstoppable,
    unstoppable,
    ...helpFrom([...new Set(used.flatMap(({ conditions }) => conditions))], at),
  };
  const attackers: Mention[] = rolls.map(({ figure }) => at.figure(figure));
  return attackers.length === 1
    ? sentence('strikeRolled', { ...shown, attacker: attackers[0]! })
    : sentence('groupRolled', { ...shown, attackers });
}

/** What the critical die added: it counts only if the attack hits anyway (NXT-CRT-01). */
export function criticalOf({
  critical,
  hits,
  unstoppable,
  cornered,
}: Pick<StrikerRoll, 'critical' | 'hits' | 'unstoppable' | 'cornered'>): number {
  const hit = hits + unstoppable > Number(cornered);
  return critical === null || !hit ? 0 : criticalSkulls(critical);
}

function joined(rolls: readonly StrikerRoll[], text: (roll: StrikerRoll) => string): string {
  return rolls
    .map(text)
    .filter((part) => part !== '')
    .join(' / ');
}

/** The spells and potions that added dice. */
function helpFrom(used: readonly Condition[], at: TextScene) {
  const helps = used.map((condition) => conditionName(condition, at.language)).join(', ');
  return { helped: yesNo(used.length > 0), helps };
}
