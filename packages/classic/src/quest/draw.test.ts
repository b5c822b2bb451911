import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkQuest } from './check.ts';
import { drawQuest, MAP } from './draw.ts';
import { checkMessages } from '@oubliette/words';
import { example } from './example.ts';

test('a quest is drawn with its walls, doors, figures and traps, and a legend', () => {
  const checked = checkQuest(
    example({
      board: `
        +-+-+-+-+-+-+
        |. . . .|: #|
        + + + + + +-+
        |. . . .d: :|
        +-+-+-+-+-+s+
        |# # # #|. .|
        +-+-+-+-+-+-+`,
      start: { stairs: 'A1' },
      doors: [],
      secretDoors: [],
      furniture: [],
      blocked: ['E1'],
      captives: [],
      monsters: [{ kind: 'orc', at: 'F2', id: 'chief' }],
      traps: [{ kind: 'pit', at: 'D1' }],
      treasures: [{ in: 'r2', then: [{ give: { gold: 5 } }] }],
      notes: [
        {
          when: { kill: 'chief' },
          then: [{ goal: 'chief-is-dead' }, { place: [{ kind: 'goblin', at: 'C1' }] }],
        },
      ],
    }),
  );
  assert.ok(checked.ok, checked.ok ? '' : JSON.stringify(checked.problems));
  assert.equal(
    drawQuest(checked.quest),
    `Example / Exemple

    A  B  C  D  E  F
   ┌───────────┬──┐
 1 │## ## +g !p│██│
   │           │  └──┐
 2 │## ## r1   ▒ · Or│
   └───────────┼───??┤
 3             │r2   │
               └─────┘

▒ door   ▓ locked door   ? secret door
## stairs (4): A1 B1 A2 B2
██ blocked (1): E1
!p pit (1): D1
+g goblin placed by a note (1): C1
Or orc (chief) (1): F2
treasure in: r2
monsters: 1 on the map, 1 by notes; wandering: orc`,
  );
  const french = drawQuest(checked.quest, { language: 'fr' }).replaceAll(/[\u00a0\u202f]/gu, ' ');
  assert.deepEqual(french.split('\n').slice(-8), [
    '▒ porte   ▓ porte verrouillée   ? porte secrète',
    '## escalier (4) : A1 B1 A2 B2',
    '██ obstrué (1) : E1',
    '!p oubliette (1) : D1',
    '+l lutin (par une note) (1) : C1',
    'Or orc (chief) (1) : F2',
    'trésor en : r2',
    'monstres : 1 sur le plan, 1 par des notes ; monstre errant : orc',
  ]);
  assert.deepEqual(checkMessages(MAP), []);
});
