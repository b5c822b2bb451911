/** S5: every command and every message from everybody whose it is not: all refused, and nothing has happened. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { COMMAND_TYPES } from '@oubliette/shelf/testing';
import { clientMessage } from '@oubliette/table';
import type { Link, ServerMessage } from '@oubliette/table';
import { Client, newId, openTable, post } from '../../src/testing/client.ts';
import { legalCommands, overFile } from './authority/legal.ts';
import type { Legal } from './authority/legal.ts';
import { MESSAGES } from './authority/messages.ts';
import type { Case } from './authority/messages.ts';
import { Scene, SENDERS } from './authority/scene.ts';
import type { Asked, Sender, Tried } from './authority/scene.ts';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve, UNHURRIED } from './harness.ts';

/** What says that something was done, or told to those it is meant for. */
const GRANTED: readonly ServerMessage['t'][] = ['done', 'wants', 'link', 'why', 'suggestion', 'history'];

function isGranted({ answers }: Tried, message: Asked): boolean {
  if (message.t === 'eyes') return answers.some((answer) => answer.t === 'welcome' && answer.eyes === message.seat);
  return answers.some(({ t }) => GRANTED.includes(t));
}

/** Tries one message from everybody who may not send it, and then from whoever may. */
async function tryAll(scene: Scene, name: string, { message: make, right, alsoAllowed = [] }: Case): Promise<string[]> {
  const message = make(scene);
  const pairs: string[] = [];
  for (const sender of SENDERS) {
    pairs.push(`${name} from ${sender}`);
    if (sender === right || alsoAllowed.includes(sender)) continue;
    const rows = await scene.rows();
    const pointed = fingers(scene);
    const tried = await scene.try(sender, message);
    const what = `${name} from ${sender} was carried out: ${JSON.stringify(tried)}`;
    assert.equal(isGranted(tried, message), false, what);
    assert.equal(await scene.rows(), rows, what);
    assert.equal(pointed(), 0, what);
  }
  const pointed = fingers(scene);
  const tried = await scene.try(right, message);
  await scene.rows().catch(() => 0);
  assert.ok(isGranted(tried, message) || pointed() > 0, `${name} from ${right}: ${JSON.stringify(tried)}`);
  return pairs;
}

/** How often somebody has pointed at the board since, as the host sees it. */
function fingers({ clients: { host } }: Scene): () => number {
  let count = 0;
  host.onMessage = ({ t }) => {
    if (t === 'point') count += 1;
  };
  return () => count;
}
