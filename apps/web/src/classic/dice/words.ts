/** What is written beside dice as they roll. */
import { defineMessages } from '@oubliette/words';

export const DICE_WORDS = defineMessages({
  en: {
    attack: '{Figure} attacks',
    defence: '{Figure} defends',
    save: '{Figure} resists',
    trap: 'The trap strikes {figure}',
    move: '{Figure} moves',
    wake: '{Figure} tries to wake',
    gold: '{Figure} counts the gold',
    jump: '{Figure} jumps',
    roles: 'Who chooses first',
    other: '{Figure} rolls',
    hits: '{count, plural, =0 {no skull} one {# skull} other {# skulls}}',
    shields: '{count, plural, =0 {no shield} one {# shield} other {# shields}}',
    squares: '{count, plural, one {# square} other {# squares}}',
    missed: 'Missed!',
    harmed: '{count, plural, =0 {Blocked!} one {# wound} other {# wounds}}',
  },
  fr: {
    attack: '{Figure} attaque',
    defence: '{Figure} se défend',
    save: '{Figure} résiste',
    trap: 'Le piège frappe {figure}',
    move: '{Figure} avance',
    wake: '{Figure} tente de s’éveiller',
    gold: '{Figure} compte l’or',
    jump: '{Figure} saute',
    roles: 'Qui choisit en premier',
    other: '{Figure} jette les dés',
    hits: '{count, plural, =0 {aucun crâne} one {# crâne} other {# crânes}}',
    shields: '{count, plural, =0 {aucun bouclier} one {# bouclier} other {# boucliers}}',
    squares: '{count, plural, one {# case} other {# cases}}',
    missed: 'Manqué !',
    harmed: '{count, plural, =0 {Paré !} one {# blessure} other {# blessures}}',
  },
});
