import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMessages, LANGUAGES } from '@oubliette/words';
import type { CampaignEvent } from './events.ts';
import { ANN, BOB, HOST, Town } from './testing/town.ts';
import { CAMPAIGN_LOG, CAMPAIGN_PROMPTS, CAMPAIGN_REFUSALS, castOf, townTelling } from './text.ts';

test('every message is sound in both languages', () => {
  for (const catalogue of [CAMPAIGN_LOG, CAMPAIGN_REFUSALS, CAMPAIGN_PROMPTS])
    assert.deepEqual(checkMessages(catalogue), []);
});

function told(language: 'en' | 'fr'): readonly string[] {
  const nobody = { heroes: {}, quests: {} };
  return townTelling.log(story().events, { language, names: nobody }).lines.map(({ text }) => text);
}

/** A short campaign in which most things happen. */
function story(): { town: Town; events: CampaignEvent[] } {
  const town = new Town({
    quests: [
      { id: 'trial', title: { en: 'The Trial', fr: 'L’Épreuve' }, training: true },
      { id: 'gaol', title: { en: 'The Salt Gaol', fr: 'La Geôle de sel' } },
    ],
  });
  const events: CampaignEvent[] = [...town.events];
  const then = (...more: readonly CampaignEvent[]) => events.push(...more);
  then(...town.do(ANN, { type: 'enrol', hero: 'elf', name: 'Aldis', gender: 'f' }));
  then(...town.do(BOB, { type: 'enrol', hero: 'dwarf' }));
  then(...town.begin('trial', ['dwarf', 'elf'], true));
  then(...town.record('won', { elf: { gold: 301 }, dwarf: { gold: 1 } }));
  then(...town.do(ANN, { type: 'buy', hero: 'elf', equipment: 'handAxe' }));
  then(...town.do(ANN, { type: 'giveEquipment', hero: 'elf', to: 'dwarf', equipment: 'handAxe' }));
  then(...town.do(ANN, { type: 'buy', hero: 'elf', equipment: 'shield' }));
  then(...town.do(ANN, { type: 'returnPurchase', hero: 'elf', equipment: 'shield' }));
  then(...town.do(BOB, { type: 'giveGold', hero: 'dwarf', to: 'elf' }));
  then(...town.do(BOB, { type: 'inscribe', hero: 'dwarf', name: 'Olga', gender: 'f' }));
  then(...town.do(ANN, { type: 'leaveTown', hero: 'elf' }));
  then(...town.begin('gaol', ['dwarf']));
  then(...town.record('slain', { dwarf: 'dead' }));
  then(...town.begin('gaol', ['elf']));
  then(
    ...town.record('won', {
      elf: { treasures: ['borinsArmour'], potions: ['potionOfHealing', 'holyWater'], equipment: ['shield'] },
    }),
  );
  then(...town.do(ANN, { type: 'wear', hero: 'elf', armour: 'none' }));
  then(...town.do(ANN, { type: 'wear', hero: 'elf', armour: 'borinsArmour' }));
  then(...town.do(ANN, { type: 'dismiss', hero: 'elf' }));
  then(...town.do(HOST, { type: 'closeBook' }));
  return { town, events };
}

test('a campaign is told in English', () => {
  assert.deepEqual(told('en'), [
    'The quest book is opened: 2 quests and a long road.',
    'Aldis, an Elf, joins the company.',
    'Grugni, a Dwarf, joins the company.',
    'Grugni leaves town.',
    'Aldis leaves town.',
    'Grugni and Aldis set out on “The Trial”, as a training game.',
    '“The Trial” is over: the mission is fulfilled.',
    'Grugni comes home with 1 gold piece.',
    'Aldis comes home with 301 gold pieces.',
    'Grugni has completed “The Trial”.',
    'Aldis has completed “The Trial”.',
    'Aldis buys a hand axe for 150 gold pieces.',
    'Aldis gives the hand axe to Grugni.',
    'Aldis buys a shield for 100 gold pieces.',
    'Aldis returns the shield and gets 100 gold pieces back.',
    'Grugni gives 1 gold piece to Aldis.',
    'Olga’s score sheet is written anew.',
    'Aldis leaves town.',
    'Olga leaves town.',
    'Olga sets out on “The Salt Gaol”.',
    '“The Salt Gaol” is over: every hero was slain.',
    'Olga did not come back: the name is struck off the roster.',
    'Back in the armoury: a hand axe.',
    'Aldis leaves town.',
    'Aldis sets out on “The Salt Gaol”.',
    '“The Salt Gaol” is over: the mission is fulfilled.',
    'Aldis comes home with 152 gold pieces and hands back the potion of healing and the flask of holy water.',
    'Brought home from the quest: a shield.',
    'Won in the quest: Borin’s Armour.',
    'Aldis has completed “The Salt Gaol”.',
    'Aldis will fight without armour.',
    'Aldis will wear Borin’s Armour.',
    'Aldis leaves the company for good, with 152 gold pieces.',
    'Back in the armoury: a shield.',
    'Back in Morcar’s hands: Borin’s Armour.',
    'The quest book is closed: every quest has been won.',
  ]);
});

test('a campaign is told in French', () => {
  const spaces = (line: string) => line.replaceAll(/[\u00A0\u202F]/gu, ' ');
  assert.deepEqual(told('fr').map(spaces), [
    'Le Livre des Quêtes s’ouvre : 2 quêtes et une longue route.',
    'Aldis, Elfe, rejoint la compagnie.',
    'Grugni, Nain, rejoint la compagnie.',
    'Grugni quitte la ville.',
    'Aldis quitte la ville.',
    'Grugni et Aldis partent pour « L’Épreuve », en entraînement.',
    '« L’Épreuve » est terminée : la mission est accomplie.',
    'Grugni rentre avec 1 pièce d’or.',
    'Aldis rentre avec 301 pièces d’or.',
    'Grugni a mené « L’Épreuve » à bien.',
    'Aldis a mené « L’Épreuve » à bien.',
    'Aldis achète une hachette pour 150 pièces d’or.',
    'Aldis donne la hachette à Grugni.',
    'Aldis achète un bouclier pour 100 pièces d’or.',
    'Aldis rend le bouclier et reprend 100 pièces d’or.',
    'Grugni donne 1 pièce d’or à Aldis.',
    'La feuille de marque d’Olga est récrite.',
    'Aldis quitte la ville.',
    'Olga quitte la ville.',
    'Olga part pour « La Geôle de sel ».',
    '« La Geôle de sel » est terminée : tous les héros ont péri.',
    'Olga n’est pas revenue : son nom est rayé de la liste.',
    'De retour à l’armurerie : une hachette.',
    'Aldis quitte la ville.',
    'Aldis part pour « La Geôle de sel ».',
    '« La Geôle de sel » est terminée : la mission est accomplie.',
    'Aldis rentre avec 152 pièces d’or et rend la potion de guérison et la fiole d’eau bénite.',
    'Rapporté de la quête : un bouclier.',
    'Gagné dans la quête : l’Armure de Borin.',
    'Aldis a mené « La Geôle de sel » à bien.',
    'Aldis combattra sans armure.',
    'Aldis portera l’Armure de Borin.',
    'Aldis quitte la compagnie pour de bon, avec 152 pièces d’or.',
    'De retour à l’armurerie : un bouclier.',
    'De nouveau aux mains de Morcar : l’Armure de Borin.',
    'Le Livre des Quêtes se referme : toutes les quêtes sont gagnées.',
  ]);
});

test('a refusal explains itself in both languages', () => {
  const town = Town.withParty(99);
  const cast = castOf(town.view());
  const why = (seat: string, command: Parameters<Town['refusal']>[1]) => {
    const refusal = town.refusal(seat, command)!;
    return LANGUAGES.map((language) =>
      townTelling.refusal(refusal, { language, names: cast }).replaceAll(/[\u00A0\u202F]/gu, ' '),
    );
  };
  assert.deepEqual(why(BOB, { type: 'buy', hero: 'dwarf', equipment: 'shield' }), [
    'The shield costs 100 gold pieces and Grugni has 99: no credit here.',
    'Le bouclier coûte 100 pièces d’or et Grugni en a 99 : l’armurier ne fait pas crédit.',
  ]);
  assert.deepEqual(why(HOST, { type: 'beginQuest', quest: 'second', heroes: ['dwarf'] }), [
    '“Second” must wait: the book is played in order, and “First” comes next.',
    '« Second » attendra : le livre se joue dans l’ordre, et « First » vient d’abord.',
  ]);
  assert.deepEqual(why(ANN, { type: 'leaveTown', hero: 'elf' }), [
    'The company has no Elf.',
    'La compagnie n’a pas d’Elfe.',
  ]);
  assert.deepEqual(why(ANN, { type: 'buy', hero: 'wizard', equipment: 'handAxe' }), [
    'The Wizard cannot use the hand axe.',
    'L’Enchanteur ne peut pas se servir de la hachette.',
  ]);
  assert.deepEqual(why(ANN, { type: 'dance' } as never), [
    'The campaign knows no such request.',
    'La campagne ne connaît pas cette demande.',
  ]);
  assert.deepEqual(why(ANN, { type: 'buy', hero: 'barbarian', equipment: 'bow' } as never), [
    'The request is not well formed: equipment.',
    'La demande est mal formée : equipment.',
  ]);
  const said = (code: string, rule: string): string =>
    townTelling.refusal({ code, rule }, { language: 'en', names: cast });
  assert.equal(said('nothingToUndo', 'TBL-UNDO'), 'There is nothing of yours to undo.');
  assert.equal(said('onlyTheHost', 'TBL-HOST'), 'Only the host of the table may do that.');
  assert.equal(said('onlyTheHost', 'TBL-OVERRIDE'), 'Only the Morcar player may do this.');
  assert.equal(said('overridesForbidden', 'TBL-OVERRIDE'), 'This table allows no corrections.');
});
