/** Labels of actions with treasure. */
import { defineMessages, sentencesOf, yesNo } from '@oubliette/words';
import type { TreasureCommand } from '../../treasure/types.ts';
import { shareMention, spellNoun, thingNoun } from '../scene.ts';
import type { Labels } from './label.ts';

export const TREASURE_LABELS = defineMessages({
  en: {
    take: 'Take {item} from {square}',
    give: 'Give {target} {item}',
    drop: 'Leave {item} here',
    wear: 'Put on {item}',
    drinkPotion: 'Drink {item}',
    castSource: 'Cast {spell} with {item}',
    claim: 'Claim {item} for {figure}',
    noClaim: 'Claim nothing more',
    award: 'Give it to {figure}',
    wardOff: '{roll, select, yes {Try to keep the spell off} other {Let the spell work}}',
  },
  fr: {
    take: 'Prendre {item} en {square}',
    give: 'Donner {item} à {target}',
    drop: 'Laisser {item} ici',
    wear: 'Mettre {item}',
    drinkPotion: 'Boire {item}',
    castSource: 'Jeter {spell} avec {item}',
    claim: 'Demander {item} pour {figure}',
    noClaim: 'Ne rien demander de plus',
    award: 'Le donner à {figure}',
    wardOff: '{roll, select, yes {Tenter d’écarter le sort} other {Laisser agir le sort}}',
  },
});

const sentence = sentencesOf(TREASURE_LABELS);

export const TREASURE_LABELLERS: Labels<TreasureCommand> = {
  take: ({ item, from }, at) => sentence('take', { item: shareMention(item), square: at.spot(from) }),
  give: ({ target, item }, at) => sentence('give', { target: at.figure(target), item: shareMention(item) }),
  drop: ({ item }) => sentence('drop', { item: shareMention(item) }),
  wear: ({ item }) => sentence('wear', { item: thingNoun(item) }),
  drinkPotion: ({ item }) => sentence('drinkPotion', { item: thingNoun(item) }),
  castSource: ({ item, spell }) => sentence('castSource', { spell: spellNoun(spell), item: thingNoun(item) }),
  claim: ({ figure, item }, at) => sentence('claim', { figure: at.figure(figure), item: shareMention(item) }),
  noClaim: () => sentence('noClaim', {}),
  award: ({ figure }, at) => sentence('award', { figure: at.figure(figure) }),
  wardOff: ({ roll }) => sentence('wardOff', { roll: yesNo(roll) }),
};
