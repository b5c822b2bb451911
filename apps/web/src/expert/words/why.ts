/** Why an action is grey, where the rules' answer is about an example nobody had in mind. */
import { defineMessages } from '@oubliette/words';

export const WHY = defineMessages({
  en: {
    noFoe: 'There is nobody to attack.',
    foeTooFar: 'The nearest enemy, {target}, is out of reach.',
    foeUnseen: 'The nearest enemy, {target}, is not in sight.',
    noDoorLeft: 'No closed door is left.',
    doorTooFar: 'No closed door is beside this hero: tap one to walk there.',
    nothingToUse: 'There is nothing to drink, wear, give, drop or take here.',
    nothingToLeap: 'There is nothing to jump over, to roll past or to disarm here.',
    nothingAsked: 'The quest asks for nothing that can be done yet.',
  },
  fr: {
    noFoe: 'Il n’y a personne à attaquer.',
    foeTooFar: 'L’ennemi le plus proche, {target}, est hors d’atteinte.',
    foeUnseen: 'L’ennemi le plus proche, {target}, n’est pas en vue.',
    noDoorLeft: 'Il ne reste aucune porte fermée.',
    doorTooFar: 'Aucune porte fermée n’est à côté de ce héros : touchez-en une pour y aller.',
    nothingToUse: 'Il n’y a rien à boire, à porter, à donner, à poser ni à prendre ici.',
    nothingToLeap: 'Il n’y a rien à sauter, à contourner d’une roulade ni à désarmer ici.',
    nothingAsked: 'La quête ne demande encore rien que l’on puisse faire.',
  },
});
