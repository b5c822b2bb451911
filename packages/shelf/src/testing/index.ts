/** For tests of the shelf's hosts: how to play its games at random, and what is secret in them. */
export { COMMAND_TYPES } from '@oubliette/classic';
export { classicSubject } from '@oubliette/classic/testing';
export { hosted, SUBJECTS } from './subjects.ts';
export type { HostedSubject } from './subjects.ts';
