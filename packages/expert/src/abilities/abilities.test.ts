/** Every ability of the heroes' own turns really does something, on a drawn board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import { ABILITY_IDS, ABILITIES_OF, abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityDeed, Skill } from '../content/abilityKinds.ts';
import { CLASSES } from '../content/characters.ts';
import { diceOf, speedOf } from '../figures.ts';
import { table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |a . . . .|
  + + + + + +
  |. . . . gd
  +-+-+-+-+-+`;
const EMPTY = HALL.replace('o', '.').replace('g', '.');

function heroOf(ability: AbilityId) {
  return CLASSES.find((id) => ABILITIES_OF[id].includes(ability))!;
}

/** The hero beside an orc, an ally behind it, a goblin far off. */
function scene(ability: AbilityId, rest: Partial<Scene> & { readonly body?: number } = {}) {
  const hero = heroOf(ability);
  const { body, map = HALL, ...more } = rest;
  const isFight = map.includes('o');
  const foes = isFight ? ({ o: { monster: 'orc' }, g: { monster: 'goblin' } } as const) : {};
  const own = { hero, abilities: [ability], cards: ['dagger'] as const };
  return table(
    map,
    {
      h: body === undefined ? own : { ...own, body },
      a: { hero: hero === 'dwarf' ? 'warrior' : 'dwarf', conditions: [{ tag: 'lamed', cells: 1 }] },
      ...foes,
    },
    { turn: 'h', around: 10, ...more },
  );
}

const skulls = (count: number): Face[] => Array.from({ length: count }, () => 'skull');

const BEFORE_DOOR = EMPTY.replace('|h', 'dh');

/** The exploration action each skill allows, and how it is done better. */
const BETTER: Readonly<Record<Skill, (t: ExpertTable, at: number) => void>> = {
  keenSearch(t) {
    t.do({ type: 'searchTile' }, [5, 'mace']);
    assert.equal(t.hero('h').cards.length, 2);
  },
  carefulSearch(t) {
    t.do({ type: 'searchFurniture', piece: t.state.tiles[0]!.furniture[0]!.id }, [1, 1]);
    assert.equal(t.happened('bodyLost'), false);
  },
  quietDoor(t, at) {
    t.do({ type: 'openDoor', at, side: 3 }, ['narrows']);
    assert.equal(t.happened('eventDrawn'), false);
  },
  deftHands(t, at) {
    t.state = { ...t.state, locks: [{ at, side: 3, card: 'rustedLock' }] };
    t.do({ type: 'tryLock', at, side: 3 }, [1, 'pit']);
    assert.equal(t.happened('doorOpened'), true);
  },
};

type Shown = {
  readonly [T in AbilityDeed['tag']]: (
    ability: AbilityId,
    deed: Extract<AbilityDeed, { tag: T }>,
    use: (t: ExpertTable, aim?: object, dice?: readonly Face[]) => void,
  ) => void;
};

const SHOWN: Shown = {
  blow(ability, { dice, wounds, piercing = 0, needs, then }, use) {
    const isHurt = wounds === true;
    const t = scene(ability, {
      ...(isHurt ? { body: 3 } : {}),
      ...(needs === 'moved' ? { act: { moved: 1 } } : {}),
    });
    // The ally stands beside the orc, too.
    const attack = diceOf(t.state, t.figure('h'), 'attack') + dice + (isHurt ? 3 : 0);
    const faces = Array.from({ length: attack }, (_, at): Face => (at === 0 ? 'skull' : 'heroShield'));
    use(t, { target: 'o' }, [...faces, ...skulls(2 - piercing)]);
    assert.equal(t.figure('o').body, 1);
    if (then?.does === 'crack') assert.equal(diceOf(t.state, t.figure('o'), 'defence'), 1);
    if (then?.does === 'push') assert.equal(t.happened('shoved'), true);
  },
  sweep(ability, { dice }, use) {
    const t = scene(ability, { map: HALL.replace('|a .', '|a g').replace('gd', '.d') });
    const attack = diceOf(t.state, t.figure('h'), 'attack') + dice;
    const miss = Array.from({ length: attack }, (): Face => 'heroShield');
    use(t, {}, [...miss, ...miss]);
    assert.deepEqual(
      t
        .all('attacked')
        .map(({ target }) => target)
        .toSorted(),
      [t.id('g'), t.id('o')],
    );
  },
  volley(ability, { shots, dice }, use) {
    const t = scene(ability);
    const attack = diceOf(t.state, t.figure('h'), 'attack') + dice;
    use(
      t,
      { target: 'o' },
      Array.from({ length: attack * shots }, (): Face => 'heroShield'),
    );
    assert.equal(t.all('attacked').length, shots);
  },
  bolt(ability, { dice, against, more = 0 }, use) {
    const far = HALL.replace('h o . .', 'h . . g').replace('. gd', '. od');
    const t = scene(ability, { map: far });
    use(t, { target: 'g' }, [...skulls(dice), 'skull']);
    assert.equal(t.find('g'), undefined);
    if (against !== 'undead') return;
    const dead = table(
      far,
      {
        h: { hero: heroOf(ability), abilities: [ability] },
        a: { hero: 'dwarf' },
        o: { monster: 'orc' },
        g: { monster: 'skeleton' },
      },
      { turn: 'h' },
    );
    use(dead, { target: 'g' }, [...skulls(dice + more), 'skull']);
  },
  blast(ability, { dice }, use) {
    const t = scene(ability, { map: HALL.replace('o .', 'o g').replace('gd', '.d') });
    use(
      t,
      { target: 'o' },
      Array.from({ length: 2 * dice }, (): Face => 'heroShield'),
    );
    assert.deepEqual(
      t.all('attacked').map(({ target, shot }) => [target, shot]),
      [
        [t.id('o'), true],
        [t.id('g'), true],
      ],
    );
  },
  hold(ability, _deed, use) {
    const t = scene(ability);
    use(t, { target: 'o' });
    assert.deepEqual(t.figure('o').conditions, [{ tag: 'stunned' }]);
  },
  heal(ability, { body }, use) {
    const t = scene(ability, { body: 1 });
    use(t, { target: 'h' }, body === 'd6' ? [3] : []);
    assert.equal(t.figure('h').body, 1 + (body === 'd6' ? 3 : body));
  },
  free(ability, _deed, use) {
    const t = scene(ability);
    use(t, { target: 'a' });
    assert.deepEqual(t.figure('a').conditions, []);
  },
  lasting(ability, { until, whom, attack = 0, defence = 0, speed = 0 }, use) {
    const t = scene(ability, until === 'combat' ? {} : { map: EMPTY });
    const values = (letter: string) => [
      diceOf(t.state, t.figure(letter), 'attack'),
      diceOf(t.state, t.figure(letter), 'defence'),
      speedOf(t.state, t.figure(letter)),
    ];
    const before = [values('h'), values('a')];
    use(t);
    const plus = ([one, two, three]: readonly number[]) => [one! + attack, two! + defence, three! + speed];
    assert.deepEqual(values('h'), plus(before[0]!));
    assert.deepEqual(values('a'), whom === 'tile' ? plus(before[1]!) : before[1]);
  },
  challenge(ability, _deed, use) {
    const t = scene(ability);
    use(t, { target: 'o' });
    assert.equal(t.figure('o').conditions[0]?.whom, t.id('h'));
  },
  peek(ability, { cards }, use) {
    const t = scene(ability, { map: EMPTY });
    use(t, {}, ['narrows', 'crypt'].slice(0, cards));
    assert.equal(t.state.pile.known.length, cards);
  },
  skill(ability, { skill }, use) {
    const t = scene(ability, { map: skill === 'carefulSearch' ? EMPTY.replace('h .', 'h T') : BEFORE_DOOR });
    const { square: at } = t.figure('h');
    use(t);
    BETTER[skill](t, at);
  },
  sureFeet(ability, _deed, use) {
    const corner = `
  +-+-+
  |h o|
  + + +
  |T .|
  +-+-+`;
    const hero = { hero: 'warrior', abilities: [ability] } as const;
    const t = table(
      corner,
      { h: hero, o: { monster: 'orc' } },
      { turn: 'h', act: { mode: 'walk', left: 2 } },
    );
    use(t);
    t.do({ type: 'tumble', to: 'B2' }, [1]);
    assert.equal(t.at('h'), 'B2');
  },
  forge(ability, _deed, use) {
    const t = scene(ability, { map: EMPTY });
    use(t, { target: 'h', card: 'dagger' });
    assert.deepEqual(t.hero('h').cards, [{ card: 'dagger', forged: true }]);
  },
  blink(ability, _deed, use) {
    const t = scene(ability, { map: EMPTY });
    const to = t.square('O12');
    use(t, { at: to });
    assert.equal(t.figure('h').square, to);
  },
};

for (const ability of ABILITY_IDS) {
  const card = abilityCard(ability);
  if (card.kind === 'reaction') continue;
  test(`${ability} does what its card says`, () => {
    const use = (t: ExpertTable, aim: object = {}, dice: readonly Face[] = []) => {
      t.do({ type: 'useAbility', ability, ...aim }, dice);
      assert.equal(t.event('abilityUsed').ability, ability);
      const { effect } = card;
      const isMarked = t.hero('h').feats.spent.length === (card.uses === 'unlimited' ? 0 : 1);
      assert.ok(isMarked, effect.tag);
    };
    (SHOWN[card.effect.tag] as (id: AbilityId, deed: AbilityDeed, using: typeof use) => void)(
      ability,
      card.effect,
      use,
    );
  });
}
