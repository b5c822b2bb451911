/** Quests broken in one way each, in features beyond the box. */
import type { Broken } from './check.cases.ts';
import { EXAMPLE, example, withNotes } from './example.ts';

const SAY = { text: { en: 'Hush.', fr: 'Chut.' } };
const notes = EXAMPLE.notes!;

export const BEYOND: readonly Broken[] = [
  [
    'an outer door that is none',
    example({ start: { door: 'A3-east' } }),
    'quest.start.door',
    'A3-east does not lead off the board',
    'beyond it is B3',
  ],
  [
    'a side that is none',
    { ...EXAMPLE, exit: ['A3-up'] },
    'quest.exit[0]',
    '"A3-up" will not do',
    'such as A9-west',
  ],
  [
    'a door across a room',
    example({ doors: [...EXAMPLE.doors!, 'G2-G3'] }),
    'quest.doors[2]',
    'there is no wall between G2 and G3',
    'across a passage',
  ],
  [
    'a secret door across a passage',
    example({ secretDoors: ['A5-A6'] }),
    'quest.secretDoors[0]',
    'there is no wall between A5 and A6',
    'a secret door stands in a wall',
  ],
  [
    'a second stairway in the wall',
    example({ stairs: ['E4'] }),
    'quest.stairs[0]',
    'the stairs do not fit at E4',
    '2 × 2',
  ],
  [
    'something after a question',
    withNotes({
      when: { enter: 'B' },
      then: [{ ask: SAY.text, choices: [{ text: SAY.text }, { text: SAY.text }] }, SAY],
    }),
    'quest.notes[2].then[0]',
    'what stands after a question never happens',
    'under its choices',
  ],
  [
    'a question of nobody',
    withNotes({
      when: { round: 3 },
      then: [{ ask: SAY.text, choices: [{ text: SAY.text }, { text: SAY.text }] }],
    }),
    'quest.notes[2].then[0]',
    'it is not said who is meant',
    '`everyone`',
  ],
  [
    'one answer',
    withNotes({ when: { enter: 'B' }, then: [{ ask: SAY.text, choices: [{ text: SAY.text }] }] }),
    'quest.notes[2].then[0].choices',
    'there is too little here',
    'at least 2',
  ],
  [
    'a counter nobody has declared',
    withNotes({ when: { enter: 'B' }, then: [{ count: 'rats' }] }),
    'quest.notes[2].then[0].count',
    'no counter is called "rats"',
    'no counter of this quest has an id',
  ],
  [
    'a counter nothing counts',
    { ...withNotes({ when: { counter: 'rats', reaches: 2 }, then: [SAY] }), counters: [{ id: 'rats' }] },
    'quest.notes[2]',
    'nothing counts "rats"',
    '`count: rats`',
  ],
  [
    'a piece shifted out of its room',
    withNotes({ when: { enter: 'B' }, then: [{ shift: 'strongbox', to: 'B4' }] }),
    'quest.notes[2].then[0].to',
    'the treasureChest would leave its room',
    'within the room',
  ],
  [
    'a piece shifted onto another',
    example({
      furniture: [...EXAMPLE.furniture!, { kind: 'throne', at: 'E9', id: 'seat' }],
      notes: [...notes, { when: { enter: 'B' }, then: [{ shift: 'seat', to: 'B7' }] }],
    }),
    'quest.notes[2].then[0].to',
    'the throne would stand on furniture at B7',
    'free squares',
  ],
  [
    'a round that repeats',
    withNotes({ when: { round: 3 }, repeat: true, then: [SAY] }),
    'quest.notes[2].repeat',
    'a round comes again by `every`',
    'every: 1',
  ],
  [
    'a language that is missing',
    example({ title: { en: 'Example' } }),
    'quest.title.fr',
    'this is missing',
    '`language: en`',
  ],
  [
    'the one language missing',
    { ...example({ language: 'fr' }), title: { en: 'Example' } },
    'quest.title.fr',
    'this is missing',
    'written in French',
  ],
];
