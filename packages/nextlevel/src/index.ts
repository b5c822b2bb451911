export { nextlevel, parseNextCommand } from './system.ts';
export type { NextGame } from './system.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './state.ts';
export * from './view.ts';
export type { CheckedNextSetup, NextSetup, Progress } from './setup.ts';
