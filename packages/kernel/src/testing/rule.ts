/** Rule tests: each shows one rule of a rulebook in force, by its id. */
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { RuleId } from '../contract.ts';

const RULE_ID = /^[A-Z0-9]+(-[A-Z0-9]+)+$/;

/** A test named after its rule; the list of tested rules is read from these names. */
export function rule(id: RuleId, title: string, fn: (t: TestContext) => void | Promise<void>): void {
  if (!RULE_ID.test(id)) throw new Error(`"${id}" is not the id of a rule, such as CLS-MOV-03`);
  void test(`${id}: ${title}`, fn);
}
