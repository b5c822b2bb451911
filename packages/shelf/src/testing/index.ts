/** What tests of whoever hosts the shelf need to know of its games: how to play them at random, and what is secret in them. */
export { COMMAND_TYPES } from '@oubliette/classic';
export { classicSubject } from '@oubliette/classic/testing';
export { hosted, SUBJECTS } from './subjects.ts';
export type { HostedSubject } from './subjects.ts';
