import { test } from 'node:test';
import { classicSubject } from '@oubliette/classic/testing';
import { playSome } from '@oubliette/kernel/testing';

test('all properties hold in 80 random matches of classic', () => playSome(classicSubject, 80));
