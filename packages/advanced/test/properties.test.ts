import { test } from 'node:test';
import { advancedSubject } from '@oubliette/advanced/testing';
import { playSome } from '@oubliette/kernel/testing';

test('all properties hold in 30 random matches of Advanced', () => playSome(advancedSubject, 30));
