/** The moments of the game master in a few words. */
import type { MomentName } from '../../moments/types.ts';
import type { Watch } from '../../moments/watching.ts';
import type { Text } from '../vocabulary.ts';

const MOMENT_TEXTS: Readonly<Record<MomentName | Watch, Text>> = {
  turnStart: { en: 'when a hero’s turn begins', fr: 'quand commence le tour d’un héros' },
  turnEnd: { en: 'when a hero’s turn ends', fr: 'quand finit le tour d’un héros' },
  lastTurnEnd: { en: 'when the last hero’s turn ends', fr: 'quand finit le tour du dernier héros' },
  gmTurnStart: { en: 'when the monsters’ turn begins', fr: 'quand commence le tour des monstres' },
  gmTurnEnd: { en: 'when the monsters’ turn ends', fr: 'quand finit le tour des monstres' },
  activation: { en: 'when a monster’s turn begins', fr: 'quand commence le tour d’un monstre' },
  entered: { en: 'when a cell is entered', fr: 'quand on entre sur une case' },
  declared: { en: 'when an action is declared', fr: 'quand une action est déclarée' },
  door: { en: 'when a door is about to be opened', fr: 'quand on va ouvrir une porte' },
  search: { en: 'when a search is about to be made', fr: 'quand on va fouiller' },
  attack: { en: 'when an attack has been declared', fr: 'quand une attaque est déclarée' },
  drawn: { en: 'when an Event has been drawn', fr: 'quand un Événement vient d’être tiré' },
  placed: { en: 'when monsters have been placed', fr: 'quand des monstres viennent d’être placés' },
  rolled: { en: 'when dice have been rolled', fr: 'quand des dés sont jetés' },
};

export function momentText(moment: MomentName | Watch): Text {
  return MOMENT_TEXTS[moment];
}
