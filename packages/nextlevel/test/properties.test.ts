import { test } from 'node:test';
import { playClosely, playSome } from '@oubliette/kernel/testing';
import { nextSubject } from '@oubliette/nextlevel/testing';

test('all properties hold in 40 random matches of NextLevel', () => playSome(nextSubject, 40));

test('in a match of NextLevel nobody could tell the truth from what they make up, at any step', () =>
  playClosely(nextSubject));
