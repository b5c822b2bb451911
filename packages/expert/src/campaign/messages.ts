/** The sentences of a campaign. */
import { defineMessages } from '@oubliette/words';

export const CAMPAIGN_LOG = defineMessages({
  en: {
    campaignOpened: 'The campaign begins, with {quests, plural, one {# quest} other {# quests}} in the book.',
    heroEnrolled: '{Hero}, {kind_a}, joins the party.',
    abilitySwapped: '{Hero} forgets “{before}” and learns “{after}”.',
    cardSold: '{Hero} sells {card} for {gold, plural, one {# gold piece} other {# gold pieces}}.',
    blindBuy: '{Hero} pays {gold, plural, one {# gold piece} other {# gold pieces}} for a card unseen.',
    cardGained: '{Hero} gets {card_a}.',
    wealthCashed: '{Hero} gets {card_a}: {gold, plural, one {# gold piece} other {# gold pieces}}.',
    cardGiven: '{Hero} gives {card} to {receiver}.',
    goldGiven: '{Hero} gives {gold, plural, one {# gold piece} other {# gold pieces}} to {receiver}.',
    lifeDrawn:
      '{Hero} draws from the Life of Adventure{all, select, yes { for the whole party} other {}}: “{title}”. {text}',
    goldMoved:
      '{Hero} is {way, select, won {richer} other {poorer}} by {gold, plural, one {# gold piece} other {# gold pieces}}.',
    cardLost: '{Hero} loses {card}.',
    luckMissed: 'For {hero} nothing comes of it.',
    omenSet: 'For {hero} the next quest will tell.',
    readied: '{Hero} {is, select, yes {is ready} other {is not ready yet}}.',
    questBegun: '{Heroes} {heroes_number, select, many {set} other {sets}} out on “{title}”.',
    questCalledOff: '“{title}” is called off, as if it had never begun.',
    questRecorded:
      '“{title}” is over: {outcome, select, won {the quest is won} withdrawn {the heroes have withdrawn} other {the quest is lost}}.',
    dungeonLeft: 'The dungeon of “{title}” waits for the heroes to come back.',
    heroReturned:
      '{Hero} comes out alive, with {gold, plural, one {# gold piece} other {# gold pieces}}, and is healed.',
    heroWentDeeper:
      '{Hero} goes deeper still instead, unhealed, with {body, plural, one {# Body point} other {# Body points}}.',
    heroFell: '{Hero} did not come back.',
    bookClosed:
      'The campaign is over: {outcome, select, won {every quest of the book has been won} other {the rest is left to others}}.',
    goldCorrected: '{Hero_s} gold is set right, from {before} to {gold}: {reason}',
  },
  fr: {
    campaignOpened: 'La campagne commence, avec {quests, plural, one {# quête} other {# quêtes}} au livre.',
    heroEnrolled: '{Hero}, {kind_bare}, rejoint le groupe.',
    abilitySwapped: '{Hero} oublie « {before} » et apprend « {after} ».',
    cardSold: '{Hero} vend {card} pour {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
    blindBuy:
      '{Hero} paie {gold, plural, one {# pièce d’or} other {# pièces d’or}} une carte prise au hasard.',
    cardGained: '{Hero} obtient {card_a}.',
    wealthCashed: '{Hero} obtient {card_a} : {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
    cardGiven: '{Hero} donne {card} {receiver_to}.',
    goldGiven: '{Hero} donne {gold, plural, one {# pièce d’or} other {# pièces d’or}} {receiver_to}.',
    lifeDrawn:
      '{Hero} tire une carte Vie d’Aventures{all, select, yes { pour tout le groupe} other {}} : « {title} ». {text}',
    goldMoved:
      '{Hero} {way, select, won {gagne} other {perd}} {gold, plural, one {# pièce d’or} other {# pièces d’or}}.',
    cardLost: '{Hero} perd {card}.',
    luckMissed: 'Rien n’en résulte pour {hero}.',
    omenSet: 'La quête suivante en dira plus à {hero}.',
    readied: '{Hero} {is, select, yes {se tient prêt{hero_e}} other {n’est pas encore prêt{hero_e}}}.',
    questBegun: '{Heroes} {heroes_number, select, many {partent} other {part}} pour « {title} ».',
    questCalledOff: '« {title} » est annulée, comme si elle n’avait jamais commencé.',
    questRecorded:
      '« {title} » est terminée : {outcome, select, won {la quête est gagnée} withdrawn {les héros se sont retirés} other {la quête est perdue}}.',
    dungeonLeft: 'Le donjon de « {title} » attend le retour des héros.',
    heroReturned:
      '{Hero} ressort vivant{hero_e}, avec {gold, plural, one {# pièce d’or} other {# pièces d’or}}, et guérit.',
    heroWentDeeper:
      '{Hero} préfère s’enfoncer plus bas, sans guérir, avec {body, plural, one {# point de Corps} other {# points de Corps}}.',
    heroFell: '{Hero} n’est pas revenu{hero_e}.',
    bookClosed:
      'La campagne est finie : {outcome, select, won {toutes les quêtes du livre sont gagnées} other {d’autres feront le reste}}.',
    goldCorrected: 'L’or {hero_of} est rectifié, de {before} à {gold} : {reason}',
  },
});

export const CAMPAIGN_REFUSALS = defineMessages({
  en: {
    malformed: 'The request is not well formed{field, select, none {} other {: {field}}}.',
    campaignOver: 'The campaign is over.',
    questUnderWay: 'A quest is under way: this waits until the party is back.',
    noQuestUnderWay: 'No quest is under way.',
    notSeated: 'Only hero players may do this.',
    onlyTheHost: 'Only whoever keeps the quest book may do this.',
    alreadyThere: 'The party has {kind_a} already, and there is one of each class.',
    noSuchHero: 'The party has no {kind_bare}.',
    notYourHero: '{Hero} answers to another player.',
    wentDeeper: '{Hero} is still in the dungeon, on the way down.',
    notReturned: '{Hero} has not come out of a dungeon alive yet.',
    isReady: '{Hero} is ready to go.',
    alreadySo: '{Hero} has said so already.',
    abilityNotTaken: '{Hero} does not have the ability “{ability}”.',
    abilityTaken: '{Hero} has the ability “{ability}” already.',
    abilityOfOthers: '“{ability}” is no ability for {kind_a}.',
    notCarried: '{Hero} does not have {card}.',
    tooPoor:
      'A card unseen costs {price, plural, one {# gold piece} other {# gold pieces}}, and {hero} has {gold}.',
    pileEmpty: 'No Treasure card is left.',
    noAlly: 'There is nobody there to give it to.',
    notSoMuch:
      '{Hero} has {gold, plural, one {# gold piece} other {# gold pieces}}, to be given in handy sums or all together.',
    noLife: 'This table plays without the Life of Adventure.',
    lifeDrawn: 'There is no Life of Adventure card to draw for {hero} now.',
    tooManyCards:
      '{Hero} has {cards, plural, one {# card} other {# cards}}: no more than five go into a dungeon.',
    tooMuchArmour: '{Hero} can take only one armour along.',
    notOpen: '“{title}” cannot be begun now.',
    nobodyReady: 'Nobody is ready to go.',
    nobodyFallen: 'Every class goes along: nobody is left to have fallen.',
    otherQuest: 'The quest under way is “{title}”.',
    otherParty: 'The report must speak of the heroes who set out, and of each once.',
    contradictory: 'The report contradicts itself.',
    noWayDown:
      '{Hero} cannot go deeper: that is for winners who were still inside and have done nothing in town.',
  },
  fr: {
    malformed: 'La demande est mal formée{field, select, none {} other { : {field}}}.',
    campaignOver: 'La campagne est finie.',
    questUnderWay: 'Une quête est en cours : cela attendra le retour du groupe.',
    noQuestUnderWay: 'Aucune quête n’est en cours.',
    notSeated: 'Seuls les joueurs des héros peuvent le faire.',
    onlyTheHost: 'Seul celui qui tient le livre des quêtes peut le faire.',
    alreadyThere: 'Le groupe a déjà {kind_a}, et il n’y en a qu’un par classe.',
    noSuchHero: 'Le groupe n’a pas {kind_de}.',
    notYourHero: '{Hero} obéit à un autre joueur.',
    wentDeeper: '{Hero} est encore dans le donjon, en route vers le bas.',
    notReturned: '{Hero} n’est encore ressorti{hero_e} vivant{hero_e} d’aucun donjon.',
    isReady: '{Hero} se tient prêt{hero_e} à partir.',
    alreadySo: '{Hero} l’a déjà dit.',
    abilityNotTaken: '{Hero} n’a pas la faculté « {ability} ».',
    abilityTaken: '{Hero} a déjà la faculté « {ability} ».',
    abilityOfOthers: '« {ability} » n’est pas une faculté pour {kind_a}.',
    notCarried: '{Hero} n’a pas {card}.',
    tooPoor:
      'Une carte au hasard coûte {price, plural, one {# pièce d’or} other {# pièces d’or}}, et {hero} en a {gold}.',
    pileEmpty: 'Il ne reste aucune carte Trésor.',
    noAlly: 'Il n’y a là personne à qui le donner.',
    notSoMuch:
      '{Hero} a {gold, plural, one {# pièce d’or} other {# pièces d’or}}, à donner par sommes rondes ou en entier.',
    noLife: 'Cette table joue sans la Vie d’Aventures.',
    lifeDrawn: 'Il n’y a pas de carte Vie d’Aventures à tirer maintenant pour {hero}.',
    tooManyCards:
      '{Hero} a {cards, plural, one {# carte} other {# cartes}} : on n’en emporte pas plus de cinq dans un donjon.',
    tooMuchArmour: '{Hero} ne peut emporter qu’une armure.',
    notOpen: '« {title} » ne peut pas commencer maintenant.',
    nobodyReady: 'Personne n’est prêt à partir.',
    nobodyFallen: 'Toutes les classes sont du voyage : il ne reste personne qui ait pu tomber.',
    otherQuest: 'La quête en cours est « {title} ».',
    otherParty: 'Le rapport doit parler des héros partis en quête, et de chacun une fois.',
    contradictory: 'Le rapport se contredit.',
    noWayDown:
      '{Hero} ne peut pas s’enfoncer plus bas : il faut avoir gagné, être encore à l’intérieur et n’avoir rien fait en ville.',
  },
});

export const CAMPAIGN_PROMPTS = defineMessages({
  en: {
    inTown: 'The heroes are in town.',
    chooseQuest: 'Whoever keeps the quest book chooses the next quest.',
    closeBook: 'Nothing is left to set out on: the campaign may be closed.',
    recordQuest: 'A quest is under way; its end will be recorded.',
  },
  fr: {
    inTown: 'Les héros sont en ville.',
    chooseQuest: 'Celui qui tient le livre des quêtes choisit la suivante.',
    closeBook: 'Il n’y a plus où partir : la campagne peut se clore.',
    recordQuest: 'Une quête est en cours ; on en notera la fin.',
  },
});
