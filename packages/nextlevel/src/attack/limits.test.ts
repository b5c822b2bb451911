import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { ATTACK_FOLLOWS } from './appliers.ts';
import { mayTakeStance } from '../monsters/chaosWarrior.ts';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const HIT = { type: 'strike', figure: 'D', target: 'O' };
const BACK = { type: 'strike', figure: 'O', target: 'D' };
const PAIR = `
  +-+-+-+
  |D O .|
  +-+-+-+`;

interface Duel {
  readonly map?: string;
  readonly turn?: string;
  readonly hero?: object;
  readonly foe?: object;
  readonly more?: object;
  readonly level?: number;
  readonly sheet?: Record<string, unknown>;
  readonly facing?: 'north' | 'east' | 'south' | 'west';
  readonly plights?: { tag: string }[];
  readonly engaged?: [string, string][];
  readonly now?: Record<string, unknown>;
}

/** A dwarf with a war hammer, and an orc that faces him. */
function duel({ map = PAIR, turn = 'D', facing = 'west', level = 3, ...rest }: Duel) {
  return table(
    map,
    { D: { kind: 'dwarf', ...rest.hero }, O: { kind: 'orc', ...rest.foe }, ...rest.more },
    {
      turn,
      next: {
        figures: {
          D: { level, facing: 'east', sheet: rest.sheet ?? armed('warHammer') },
          O: { facing, plights: rest.plights ?? [] },
        },
        engaged: rest.engaged ?? [],
        turn: rest.now ?? {},
      },
    },
  );
}

rule('CLS-SPL-07', 'a genie does not come from behind, finish, corner or wait for a counter-attack', () => {
  const cast = { type: 'castSpell', figure: 'D', spell: 'genie', target: 'O' };
  const caster = (map: string, more: object = {}) =>
    duel({
      map,
      facing: 'east',
      hero: { kind: 'elf', spells: ['genie'] },
      sheet: { ...armed('shortsword'), spellPoints: 3 },
      more,
    });
  const t = caster(PAIR);
  t.do(cast, [S, S, W, W, W, W, W]);
  assert.equal(t.happened('surpriseRolled'), false);
  assert.equal(t.happened('finished'), false);
  assert.deepEqual(t.state.next.turn.actions, ['attack'], 'the spell is the action, not the blow');
  const miss = caster(PAIR);
  miss.do(cast, [W, W, W, W, W]);
  assert.equal(miss.happened('counterRolled'), false);
  const trapped = duel({
    map: `
      +-+-+-+-+
      |B O D .|
      +-+-+-+-+`,
    facing: 'north',
    hero: { kind: 'elf', spells: ['genie'] },
    sheet: { ...armed('shortsword'), spellPoints: 3 },
    more: { B: { kind: 'barbarian' } },
  });
  trapped.do(cast, [W, W, W, W, W]);
  assert.equal(trapped.event('strikeRolled').hits, 0, 'no skull for the corner');
});

rule('NXT-BCK-02', 'in a group only the blow from behind is perfect', () => {
  const t = duel({
    map: `
      +-+-+-+-+
      |. . . .|
      + + + + +
      |B O D .|
      + + + + +
      |. . . .|
      +-+-+-+-+`,
    foe: { kind: 'ogre', body: 12 },
    facing: 'west',
    more: { B: { kind: 'barbarian' } },
    turn: 'D',
  });
  t.do({ type: 'hold', figure: 'D', target: 'O' });
  t.do({ type: 'endTurn' });
  const dice = [20, S, W, W, PLAIN];
  t.do({ type: 'strike', figure: 'B', target: 'O', group: true }, dice);
  assert.deepEqual(
    t.event('strikeRolled').rolls.map(({ critical, hits }) => [critical, hits]),
    [
      [PLAIN, 1],
      [null, 3],
    ],
  );
});

rule('NXT-FRF-07', 'a skull on the poison is a skull too', () => {
  const t = duel({
    map: `
      +-+-+-+-+
      |D B . O|
      +-+-+-+-+`,
    hero: { kind: 'elf' },
    sheet: { ...armed('longBow'), poison: 1 },
    foe: { kind: 'ogre' },
    more: { B: { kind: 'barbarian' } },
  });
  t.do(HIT, [W, W, W, S, PLAIN]);
  assert.equal(t.happened('friendlyFire'), false);
});

rule(
  'NXT-FRF-03',
  'another enemy in the line neither shelters nor is hit; nor is the hero one shoots at',
  () => {
    const t = duel({
      map: `
      +-+-+-+-+-+-+
      |D G . O B .|
      +-+-+-+-+-+-+`,
      hero: { kind: 'elf' },
      sheet: armed('longBow'),
      foe: { kind: 'ogre' },
      more: { G: { kind: 'goblin' }, B: { kind: 'barbarian' } },
    });
    t.do(HIT, [B, W, W, PLAIN]);
    assert.equal(t.event('friendlyFire').victim, t.id('B'));
    assert.equal(t.figure('G').body, 1);
    const target = duel({
      map: `
      +-+-+-+
      |D . O|
      +-+-+-+`,
      hero: { kind: 'elf' },
      sheet: armed('longBow'),
      foe: { kind: 'wizard' },
    });
    target.do(HIT, [B, B, B, PLAIN]);
    assert.equal(target.happened('friendlyFire'), false);
  },
);

rule('NXT-OVW-02', 'one who strikes an overwhelmed figure alone, from behind, is parried as usual', () => {
  const goblin = { kind: 'goblin' };
  const t = duel({
    map: `
      +-+-+-+
      |. O .|
      + + + +
      |F D G|
      + + + +
      |. H .|
      +-+-+-+`,
    turn: 'morcar',
    more: { F: goblin, G: goblin, H: goblin },
  });
  t.do({ type: 'strike', figure: 'F', target: 'D' }, [3, S, W, PLAIN, W]);
  assert.equal(t.figure('D').body, 7);
});

rule('NXT-OVW-01', 'a friend on one of the four sides, and nobody is overwhelmed', () => {
  const goblin = { kind: 'goblin' };
  const t = duel({
    map: `
      +-+-+-+
      |. O .|
      + + + +
      |F D G|
      + + + +
      |. B .|
      +-+-+-+`,
    turn: 'morcar',
    more: { F: goblin, G: goblin, B: { kind: 'barbarian' } },
  });
  t.do(BACK, [W, W, W, PLAIN, S, S]);
  assert.ok(t.cites('NXT-COR-01'), 'it is cornered instead');
});

rule('NXT-CTR-01', 'sleepers do not strike back', () => {
  const t = duel({ foe: { conditions: ['asleep'] } });
  t.do(HIT, [W, W, W, PLAIN]);
  assert.equal(t.happened('counterRolled'), false);
});

const FIRING = `
  +-+-+-+-+-+
  |. D O . G|
  +-+-+-+-+-+`;

rule('NXT-ARM-06', 'nor do they profit from a shot beside them', () => {
  const t = duel({
    map: FIRING,
    hero: { kind: 'elf' },
    sheet: armed('longBow'),
    foe: { conditions: ['asleep'] },
    more: { G: { kind: 'goblin' } },
    engaged: [['D', 'O']],
  });
  t.do({ ...HIT, target: 'G' }, [S, W, W, PLAIN, W]);
  assert.equal(t.happened('counterRolled'), false);
});

rule('NXT-PIN-01', 'an enemy of both does not make a pincer', () => {
  const t = duel({
    map: `
      +-+-+-+
      |. . .|
      + + + +
      |O D B|
      +-+-+-+`,
    turn: 'B',
    more: { B: { kind: 'barbarian' } },
    engaged: [['O', 'D']],
  });
  t.do({ type: 'strike', figure: 'B', target: 'D' }, [S, W, W, PLAIN, W, S]);
  assert.equal(t.happened('surpriseRolled'), false);
});

rule('NXT-ATK-06', 'the best piece for each part of the body counts, Borin’s Armour for two dice', () => {
  const rolls = (dice: number, sheet: Record<string, unknown>, questTreasures: string[] = []) => {
    const t = duel({ turn: 'morcar', sheet, hero: { questTreasures } });
    t.do(BACK, [S, W, W, PLAIN, ...Array.from({ length: dice }, () => S)]);
    assert.equal(t.event('strikeParried').faces.length, dice);
  };
  rolls(4, armed('warHammer', 'leather', 'chainMail'));
  rolls(4, armed('warHammer', 'chainMail', 'leather'));
  rolls(4, armed('warHammer', 'leather'), ['borinsArmour']);
  rolls(5, armed('warHammer', 'plateArmour'), ['borinsArmour']);
});

rule('NXT-MON-19', 'that a monster was attacked is known until Morcar’s turn is over', () => {
  const t = duel({});
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  assert.deepEqual(t.plights('O'), [{ tag: 'attacked' }]);
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.plights('O'), [{ tag: 'attacked' }]);
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.plights('O'), []);
});

rule('NXT-DWF-02', 'quick hands need no turn to reload', () => {
  const t = duel({
    map: FIRING,
    sheet: { ...armed('crossbow'), gifts: ['quickHands'] },
    more: { G: { kind: 'goblin' } },
  });
  t.do({ ...HIT, target: 'G' }, [S, W, W, PLAIN, W]);
  assert.deepEqual(t.sheet('D').reloading, []);
});

const warrior = (rest: Duel) => duel({ ...rest, foe: { kind: 'chaosWarrior', body: 5, ...rest.foe } });

rule('NXT-CHW-02', 'no choice asleep, nor in Morcar’s turn; the moved dice help until then', () => {
  const asleep = warrior({ foe: { conditions: ['asleep'] } });
  asleep.do(HIT, [S, W, W, PLAIN]);
  assert.equal(asleep.happened('nextAsked'), false);
  const [ours, theirs] = [warrior({}), warrior({ turn: 'morcar' })];
  assert.equal(mayTakeStance(ours.state, ours.figure('O')), true);
  assert.equal(mayTakeStance(theirs.state, theirs.figure('O')), false);
  const moved = warrior({
    turn: 'morcar',
    level: 5,
    sheet: armed('axe'),
    plights: [{ tag: 'stance', defence: 2 } as { tag: string }],
  });
  moved.do(BACK, [W, W, PLAIN, B, B, B, B, B, W, W, W, W]);
  assert.equal(moved.event('counterParried').faces.length, 4);
});

rule('NXT-CHW-05', 'dice already moved to the attack are not moved again', () => {
  const t = warrior({ turn: 'morcar', plights: [{ tag: 'stance', defence: -1 } as { tag: string }] });
  t.refuses({ ...BACK, power: 1 }, 'diceMoved', 'NXT-CHW-05');
  t.do(BACK, [S, W, W, W, PLAIN, W, S]);
});

rule('NXT-CHW-07', 'one that moved nothing is asked again in the next round', () => {
  const t = warrior({});
  t.do(HIT);
  t.do({ type: 'chooseStance', dice: 0 }, [S, W, W, PLAIN, W, S, S, S], 'morcar');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(HIT);
  assert.ok(t.happened('nextAsked'));
});

rule('NXT-ENC-06', 'one Mind point a turn in all', () => {
  const t = duel({ hero: { kind: 'wizard', mind: 4 }, sheet: armed('staff'), now: { mindSpent: true } });
  t.refuses({ ...HIT, design: true }, 'noMindToSpend', 'NXT-ENC-06');
});

rule('NXT-ENC-03', 'courage adds nothing to magic, and is kept', () => {
  const t = duel({
    hero: { kind: 'wizard', conditions: ['courage'] },
    sheet: { ...armed('staff'), mana: 2 },
  });
  t.do({ ...HIT, with: 'magic', mana: 1 }, [S, PLAIN, W, W]);
  assert.deepEqual(t.figure('D').conditions, ['courage']);
});

function change(t: NextTable, letter: string, more: object): void {
  const id = t.id(letter);
  const figures = t.state.figures.map((figure) => (figure.id === id ? { ...figure, ...more } : figure));
  t.state = { ...t.state, figures };
}

rule('NXT-GRP-01', 'a sleeper does not join, nor a shooter whom the target has come to fight', () => {
  const held = (sheet: Record<string, unknown>) => {
    const t = duel({
      map: `
        +-+-+-+-+
        |. . . .|
        + + + + +
        |D O B .|
        +-+-+-+-+`,
      hero: { kind: 'elf' },
      sheet,
      more: { B: { kind: 'barbarian' } },
    });
    t.do({ type: 'hold', figure: 'D', target: 'O' });
    t.do({ type: 'endTurn' });
    return t;
  };
  const together = { type: 'strike', figure: 'B', target: 'O', group: true };
  assert.ok(held(armed('shortsword')).offers(together));
  const sleeper = held(armed('shortsword'));
  change(sleeper, 'D', { conditions: ['asleep'] });
  sleeper.refuses(together, 'nobodyJoins', 'NXT-GRP-01');
  const shooter = held(armed('longBow'));
  assert.ok(shooter.offers(together));
  const { next } = shooter.state;
  shooter.state = { ...shooter.state, next: { ...next, engaged: [[shooter.id('D'), shooter.id('O')]] } };
  shooter.refuses(together, 'nobodyJoins', 'NXT-GRP-01');
});

rule('NXT-ACT-01', 'a turn that is over has no second attack of a brew either', () => {
  const t = duel({ hero: { conditions: ['brew'] }, foe: { body: 3 } });
  t.do(HIT, [S, W, W, PLAIN, W, S]);
  const { next } = t.state;
  t.state = { ...t.state, next: { ...next, turn: { ...next.turn, over: true } } };
  t.refuses(HIT, 'turnOver', 'NXT-ACT-01');
});

rule('CLS-QBK-11', 'captives are not attacked', () => {
  const t = duel({ map: PAIR.replace('.', 'C'), more: { C: { kind: 'captive' } } });
  t.refuses({ ...HIT, target: 'C' }, 'captive', 'CLS-QBK-11');
});

rule('NXT-COR-01', 'a sleeper is in no position to attack', () => {
  const corner = (conditions: string[]) =>
    duel({
      map: `
        +-+-+-+
        |D O .|
        + + + +
        |G . .|
        +-+-+-+`,
      turn: 'morcar',
      more: { G: { kind: 'goblin', conditions } },
    });
  const awake = corner([]);
  awake.do(BACK, [S, W, W, PLAIN, S, S]);
  assert.equal(awake.event('strikeRolled').hits, 2);
  const asleep = corner(['asleep']);
  asleep.do(BACK, [S, W, W, PLAIN, S, S]);
  assert.equal(asleep.event('strikeRolled').hits, 1);
});

rule('NXT-ZOM-03', 'the last point of Mind is the end, without any fever', () => {
  const t = duel({ turn: 'morcar', foe: { kind: 'zombie' }, hero: { mind: 1 } });
  t.do({ ...BACK, bite: true }, [S, W, PLAIN, S, S]);
  assert.equal(t.find('D'), undefined);
  assert.equal(t.happened('illnessRolled'), false);
});

rule('NXT-ATK-12', 'a hero who dies, or a quest that ends, leaves no question behind', () => {
  const t = warrior({});
  t.do(HIT);
  const world = {} as Parameters<NonNullable<typeof ATTACK_FOLLOWS.heroDied>>[2];
  const died = { type: 'heroDied', rules: [], figure: t.id('D'), belongings: null } as const;
  assert.equal(ATTACK_FOLLOWS.heroDied!(t.state, died, world, t.state).next.asked, null);
  const ended = { type: 'questEnded', rules: [], ending: { outcome: 'lost' } } as unknown as Parameters<
    NonNullable<typeof ATTACK_FOLLOWS.questEnded>
  >[1];
  assert.equal(ATTACK_FOLLOWS.questEnded!(t.state, ended, world, t.state).next.asked, null);
});
