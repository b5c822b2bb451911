import { test } from 'node:test';
import { advancedSubject } from '@oubliette/advanced/testing';
import { playClosely, playSome } from '@oubliette/kernel/testing';

test('all properties hold in 30 random matches of Advanced', () => playSome(advancedSubject, 30));

test('in a match of Advanced nobody could tell the truth from what they make up, at any step', () =>
  playClosely(advancedSubject));
