/** Contrast of the house's colours in every light: reckoned over the tokens, whatever is drawn with them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { THEMES } from '../settings/settings.ts';
import type { Theme } from '../settings/settings.ts';

type Tokens = Readonly<Record<string, string>>;
type Surface = 'stone' | 'parchment' | 'night';

const TEXTS = ['text', 'text-dim', 'accent', 'alarm', 'well'];
const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard', 'morcar'];
const FLOORS = Array.from({ length: 9 }, (_, tint) => `floor-${tint}`);

const rules = rulesOf(read('tokens.css'));

/** What these tokens are on a surface by this light: its own, or those of the page. */
function tokensOf(theme: Theme, surface: Surface): Tokens {
  const isOfTheme = (selector: string): boolean =>
    (/data-theme='(\w+)'/u.exec(selector)?.[1] ?? theme) === theme;
  const set = (where: RegExp) =>
    rules
      .filter(({ selectors }) => selectors.some((each) => isOfTheme(each) && where.test(each)))
      .flatMap(({ tokens }) => tokens);
  return Object.fromEntries([...set(/^:root\b/u), ...set(new RegExp(`\\.on-${surface}$`, 'u'))]);
}

for (const theme of THEMES)
  describe(`by ${theme} light`, () => {
    for (const surface of ['stone', 'parchment', 'night'] as const) {
      test(`what is read on ${surface} stands out`, () => {
        const tokens = tokensOf(theme, surface);
        const beds = {
          stone: ['ground', 'slab', 'slab-lit', 'alert', 'veil', 'field', 'lit'],
          parchment: ['paper', 'vellum', 'field', 'lit'],
          night: ['veil'],
        }[surface];
        const ground = surface === 'parchment' ? 'paper' : surface === 'night' ? 'velvet' : 'ground';
        const pairs = beds.flatMap((bed) => TEXTS.map((text) => [text, bed] as const));
        const named = surface === 'night' ? [] : HEROES.map((hero) => [hero, beds[1]!] as const);
        assert.deepEqual(tooFaint(tokens, [...pairs, ...named], 4.5, ground), []);
        assert.deepEqual(tooFaint(tokens, [['line-strong', ground]], 3, ground), []);
      });
    }

    test('what is pressed, and what is marked, stands out', () => {
      const tokens = tokensOf(theme, 'stone');
      const pairs = [
        ['text', 'key'],
        ['accent', 'key'],
        ['text', 'key-lit'],
        ['text-off', 'key-off'],
        ['text', 'plank'],
        ['text', 'plank-lit'],
        ['on-badge', 'badge'],
        ['on-seal', 'seal'],
        ['on-seal', 'seal-face'],
        ['on-seal', 'seal-face-lit'],
        ['on-moss', 'moss'],
        ['on-paper', 'paper'],
        ['on-paper', 'paper-lit'],
      ] as const;
      assert.deepEqual(tooFaint(tokens, pairs, 4.5, 'ground'), []);
      assert.deepEqual(tooFaint(tokens, [['focus', 'focus-edge']], 4.5, 'ground'), []);
    });

    test('figures, walls and what is known of the dungeon stand out on the board', () => {
      const tokens: Tokens = { ...tokensOf(theme, 'stone'), 'token-edge': '#14100c' };
      const pairs = [
        ...FLOORS.flatMap((floor) => [
          ['token-edge', floor] as const,
          ['wall-rim', floor] as const,
          ['rock', floor] as const,
        ]),
        ['wall-light', 'wall-rim'],
        ['wall-light', 'rock'],
        ['frame-name', 'frame'],
      ] as const;
      assert.deepEqual(tooFaint(tokens, pairs, 3, 'rock'), []);
    });
  });

test('in high contrast nothing is fainter than seven to one', () => {
  for (const surface of ['stone', 'parchment'] as const) {
    const ground = surface === 'stone' ? 'ground' : 'paper';
    const pairs = [...TEXTS, ...HEROES].map((text) => [text, ground] as const);
    assert.deepEqual(tooFaint(tokensOf('contrast', surface), pairs, 7, ground), []);
  }
  assert.deepEqual(tooFaint(tokensOf('contrast', 'stone'), [['face', 'hull']], 7, 'ground'), []);
});

test('every token that is used is set', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.(?:css|tsx?)$/u.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const names = (pattern: RegExp): Set<string> =>
    new Set([...sources.matchAll(pattern)].map(([, name]) => name!));
  const unset = names(/var\((--[\w-]+)\)/gu).difference(names(/(--[\w-]+)['"]?\]?:/gu));
  assert.deepEqual([...unset], []);
});

interface Rule {
  readonly selectors: readonly string[];
  readonly tokens: readonly (readonly [name: string, value: string])[];
}

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, '');
}

/** The sheet's rules outside media queries. */
function rulesOf(sheet: string): Rule[] {
  const plain = sheet.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\s*\}/gu, '');
  return [...plain.matchAll(/([^{}]+)\{([^}]*)\}/gu)].map(([, selectors, body]) => ({
    selectors: selectors!.split(',').map((selector) => selector.trim()),
    tokens: [...body!.matchAll(/--([\w-]+):\s*([^;]+);/gu)].map(
      ([, name, value]) => [name!, value!.trim()] as const,
    ),
  }));
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Pairs under the wanted contrast, each worst colour of a gradient against the other; what shines through lies on the ground. */
function tooFaint(
  tokens: Tokens,
  pairs: readonly (readonly [string, string])[],
  least: number,
  ground: string,
): string[] {
  const under = coloursOf(tokens, ground)[0]!;
  return pairs.flatMap(([text, bed]) => {
    const worst = Math.min(
      ...coloursOf(tokens, bed).flatMap((below) =>
        coloursOf(tokens, text).map((above) => {
          const solid = over(below, under);
          return contrast(over(above, solid), solid);
        }),
      ),
    );
    return worst < least ? [`--${text} on --${bed}: ${worst.toFixed(2)}`] : [];
  });
}

function coloursOf(tokens: Tokens, name: string): Colour[] {
  const value = tokens[name];
  assert.ok(value !== undefined, `--${name} is not set`);
  const found = [...value.matchAll(/#[0-9a-f]+\b|rgb\([^)]*\)|transparent/giu)].map(([text]) => parse(text));
  assert.ok(found.length > 0, `--${name} is no colour: ${value}`);
  return found;
}

function parse(text: string): Colour {
  if (text === 'transparent') return [0, 0, 0, 0];
  if (text.startsWith('rgb')) {
    const [red, green, blue, alpha = 1] = [...text.matchAll(/[\d.]+/gu)].map(Number);
    return [red!, green!, blue!, alpha];
  }
  const digits =
    text.length === 4 ? Array.from(text.slice(1), (digit) => digit + digit) : text.slice(1).match(/../gu)!;
  const [red, green, blue] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red!, green!, blue!, 1];
}

function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mixed = [red, green, blue].map((part, at) => part * alpha + under[at]! * (1 - alpha));
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
}

function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
