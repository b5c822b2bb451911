export { plainScene } from './plainScene.ts';
export { differences, show } from './expect.ts';
export type { Difference } from './expect.ts';
export { runScenario, SceneError } from './scenario.ts';
export type { Arranged, DiceByRule, Failure, ScenarioStep } from './scenario.ts';
