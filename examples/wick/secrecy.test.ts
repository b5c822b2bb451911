import { test } from 'node:test';
import { hosted } from '@oubliette/shelf/testing';
import { DICE, tellNoneApart } from '../../apps/server/test/faults/secrecy.ts';
import { seeded } from '../../apps/server/test/faults/seed.ts';
import { wickBox } from './box.ts';
import { WARDEN } from './kinds.ts';
import { wickSubject } from './subject.ts';

for (const dice of DICE)
  test(`nobody can tell 100 pairs of snares apart on the wire, dice by ${dice}`, () =>
    seeded(`secrecy wick ${dice}`, (chance) =>
      tellNoneApart(
        hosted(wickSubject, () => WARDEN),
        { box: wickBox, dice },
        chance,
        100,
      ),
    ));
