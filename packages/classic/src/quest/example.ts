/** A small quest for tests to break. */
import type { QuestSource } from './source.ts';

export const EXAMPLE: QuestSource = {
  format: 1,
  id: 'example',
  title: { en: 'Example', fr: 'Exemple' },
  parchment: { en: 'Kill the chief.', fr: 'Tuez le chef.' },
  board: 'classic',
  wandering: 'orc',
  start: { stairs: 'B2' },
  goals: [{ id: 'chief-is-dead', text: { en: 'Kill the chief.', fr: 'Tuer le chef.' } }],
  doors: ['E3-F3', { at: 'I3-J3', id: 'gate' }],
  secretDoors: ['C4-C5'],
  furniture: [
    { kind: 'table', at: 'B7' },
    { kind: 'treasureChest', at: 'J6', id: 'strongbox' },
  ],
  captives: [{ id: 'wilm', at: 'L3', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }],
  monsters: [
    { kind: 'goblin', at: 'G3' },
    { kind: 'orc', at: 'K4', id: 'chief' },
  ],
  notes: [
    { when: { kill: 'chief' }, then: [{ goal: 'chief-is-dead' }] },
    { when: { enter: 'E' }, then: [{ join: 'wilm' }] },
  ],
};

type Note = NonNullable<QuestSource['notes']>[number];

/** The example with these parts instead of its own. */
export function example(changes: Partial<QuestSource> = {}): QuestSource {
  return { ...EXAMPLE, ...changes };
}

/** The example with these notes besides its own. */
export function withNotes(...notes: Note[]): QuestSource {
  return example({ notes: [...EXAMPLE.notes!, ...notes] });
}

/** Whether a French message of the checker contains English outside quotations and code. */
export function soundsEnglish(french: string): boolean {
  const said = french.replaceAll(/«[^»]*»|`[^`]*`|"[^"]*"/gu, '');
  return /(?<![-\p{L}])(?:the|is|are|this|there|of|and|it|or|your|with|which|heroes|add)(?![-\p{L}])/u.test(
    said,
  );
}
