/** Weapons changed, knocked away and picked up, and other things on the floor. */
import { defineMessages, sentencesOf } from '@oubliette/words';
import type { WeaponFacts } from '../../chapters/weapons.ts';
import { thingNoun } from '../things.ts';
import type { NextTellers } from './teller.ts';

export const WEAPONS = defineMessages({
  en: {
    weaponChanged: '{Figure} takes {weapon} in hand.',
    weaponPutAway: '{Figure} puts {figure_its} weapon away.',
    weaponTakenUp: '{Figure} takes up {weapon_a} from {square}.',
    ownWeaponTakenUp: '{Figure} takes {figure_its} weapon up again from {square}.',
    disarmRolled:
      '{Figure} tries to disarm {target}: {dice} against {against}. {outcome, select, won {{Target} loses the contest} tied {Neither gives way} other {{Figure} loses the contest}}.',
    weaponKnockedAway: '{By} knocks {weapon} from {figure_s} hand: it lies on {square}.',
    monsterDisarmed: '{By} knocks the weapon from {figure_s} hand: it lies on {square}.',
  },
  fr: {
    weaponChanged: '{Figure} prend {weapon} en main.',
    weaponPutAway: '{Figure} range son arme.',
    weaponTakenUp: '{Figure} ramasse {weapon_a} en {square}.',
    ownWeaponTakenUp: '{Figure} reprend son arme en {square}.',
    disarmRolled:
      '{Figure} tente de désarmer {target} : {dice} contre {against}. {outcome, select, won {{Target} perd le duel} tied {Aucun ne cède} other {{Figure} perd le duel}}.',
    weaponKnockedAway: '{By} fait sauter {weapon} de la main de {figure} : l’arme tombe en {square}.',
    monsterDisarmed: '{By} fait sauter l’arme de la main de {figure} : elle tombe en {square}.',
  },
});

const sentence = sentencesOf(WEAPONS);

export const WEAPON_TELLERS: NextTellers<WeaponFacts> = {
  weaponChanged: ({ figure, weapon }, at) =>
    weapon === null
      ? sentence('weaponPutAway', { figure: at.figure(figure) })
      : sentence('weaponChanged', { figure: at.figure(figure), weapon: thingNoun(weapon) }),
  weaponTakenUp: ({ figure, square, weapon }, at) => {
    const taken = { figure: at.figure(figure), square: at.square(square) };
    return weapon === null
      ? sentence('ownWeaponTakenUp', taken)
      : sentence('weaponTakenUp', { ...taken, weapon: thingNoun(weapon) });
  },
  disarmRolled: ({ figure, target, dice, against, outcome }, at) =>
    sentence('disarmRolled', {
      figure: at.figure(figure),
      target: at.figure(target),
      dice: dice.join(' + '),
      against: against.join(' + '),
      outcome,
    }),
  weaponKnockedAway: ({ figure, by, weapon, square }, at) => {
    const knocked = { figure: at.figure(figure), by: at.figure(by), square: at.square(square) };
    return weapon === null
      ? sentence('monsterDisarmed', knocked)
      : sentence('weaponKnockedAway', { ...knocked, weapon: thingNoun(weapon) });
  },
};
