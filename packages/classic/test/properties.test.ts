import { test } from 'node:test';
import { classicSubject } from '@oubliette/classic/testing';
import { playClosely, playSome } from '@oubliette/kernel/testing';

test('all properties hold in 80 random matches of classic', () => playSome(classicSubject, 80));

test('in a match of classic nobody could tell the truth from what they make up, at any step', () =>
  playClosely(classicSubject));
