import { makeShelf } from '@oubliette/shelf';
import { questLibrary } from '@oubliette/shelf/node';
import { streamFromSeed } from '@oubliette/kernel';
import { pairs } from '/work/main/apps/server/test/faults/secrecy/moments.ts';
import { newTally, tellApart } from '/work/main/apps/server/test/faults/secrecy/compare.ts';
const box = makeShelf(questLibrary()).get('classic')!;
const chance = streamFromSeed(process.argv[3] ?? 'x');
const N = Number(process.argv[2] ?? 100);
const tally = newTally();
let gen = 0,
  run = 0,
  n = 0;
const kinds = new Map();
const it = pairs(chance);
while (n < N) {
  let t = performance.now();
  const p = it.next().value!;
  gen += performance.now() - t;
  n++;
  t = performance.now();
  const told = await tellApart(box, p, chance, tally).catch((e) => 'THROW ' + e.stack);
  run += performance.now() - t;
  if (told) {
    const k = told.replace(/^.*?: /, '').slice(0, 40);
    kinds.set(k, (kinds.get(k) ?? 0) + 1);
    if (kinds.get(k) <= 2) console.log(told.slice(0, 700));
  }
}
console.log(n, { gen, run, cpu: process.cpuUsage().user / 1000 }, tally, kinds);
