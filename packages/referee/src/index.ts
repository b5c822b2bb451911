export * from './guard.ts';
export * from './kit.ts';
export * from './play.ts';
export * from './referee.ts';
export * from './rules.ts';
export * from './shape.ts';
