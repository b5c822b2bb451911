import { test } from 'node:test';
import { playSome } from '@oubliette/kernel/testing';
import { nextSubject } from '@oubliette/nextlevel/testing';

test('all properties hold in 40 random matches of NextLevel', () => playSome(nextSubject, 40));
