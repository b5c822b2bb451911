import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { NextCommand } from '@oubliette/nextlevel';
import { stagedText } from '../../classic/play/consequence.ts';
import type { Sitting } from '../../classic/play/testing/seat.ts';
import type { TestTable } from '../../classic/play/testing/scene.ts';
import { menuOf } from '../../classic/play/menu.ts';
import { pathCost } from '../../classic/play/stage.ts';
import { typeCommand } from '../../classic/play/typing.ts';
import { nextActions } from './actions.ts';
import { NEXT_PLAY } from './nextPlay.ts';
import { KIT, sitAt, table, viewOf } from './testing/scene.ts';
import type { NextTableSetting } from '@oubliette/nextlevel/testing';

const ROOM = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. H . O .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;

function room(kind: string, next: NextTableSetting['next'] = {}, left = 8): TestTable {
  return table(
    ROOM,
    { H: { kind }, O: { kind: 'orc' } },
    { turn: { of: 'H', left }, next: { figures: { H: { facing: 'east' }, O: { facing: 'west' } }, ...next } },
  );
}

const commandOf = (sitting: Sitting): NextCommand => sitting.command() as unknown as NextCommand;

describe('the bar', () => {
  /** Where each command is given from; the compiler requires all of them. */
  const GIVEN: { readonly [T in NextCommand['type']]: 'bar' | 'question' | 'more' } = {
    takeRole: 'question',
    takeSpells: 'question',
    placeHero: 'question',
    answerPassage: 'question',
    escape: 'question',
    placeWandering: 'question',
    forgoWandering: 'question',
    claim: 'question',
    answerQuestion: 'question',
    substitute: 'question',
    chooseStance: 'question',
    chooseWard: 'question',
    chooseShield: 'question',
    chooseCounter: 'question',
    handWeapon: 'question',
    allot: 'question',
    giveUp: 'more',
    rollMovement: 'bar',
    step: 'bar',
    jump: 'bar',
    openDoor: 'bar',
    searchTreasure: 'bar',
    castSpell: 'bar',
    usePotion: 'bar',
    usePower: 'bar',
    disarm: 'bar',
    leave: 'bar',
    endTurn: 'bar',
    face: 'bar',
    barricade: 'bar',
    breakDoor: 'bar',
    listen: 'bar',
    changeWeapon: 'bar',
    takeWeapon: 'bar',
    disarmFoe: 'bar',
    strike: 'bar',
    hold: 'bar',
    ambush: 'bar',
    alert: 'bar',
    prepareAmbush: 'bar',
    holdMove: 'bar',
    push: 'bar',
    topple: 'bar',
    takeUp: 'bar',
    rageTowards: 'bar',
    callHeroicShot: 'bar',
    shootAgain: 'bar',
    scan: 'bar',
    detect: 'bar',
    mindToBody: 'bar',
    teleport: 'bar',
    castArcanum: 'bar',
    readScroll: 'bar',
    searchFurniture: 'bar',
    searchTraps: 'bar',
    searchPassages: 'bar',
    buildTrap: 'bar',
    free: 'bar',
    sweep: 'bar',
    hurl: 'bar',
    smash: 'bar',
    helpAcross: 'bar',
    secure: 'bar',
    cross: 'bar',
    fimirRoll: 'bar',
    fimirSpell: 'bar',
  };

  test('has every command that is not an answer', () => {
    const behind = new Set([...nextActions('hero'), ...nextActions('morcar')].flatMap(({ types }) => types));
    const wanted = Object.entries(GIVEN).filter(([, from]) => from === 'bar');
    assert.deepEqual([...behind].toSorted(), wanted.map(([type]) => type).toSorted());
  });

  test('says why an action is grey, whichever it is', async () => {
    const t = room('dwarf');
    for (const [seat, actor] of [
      ['heroes', 'dwarf'],
      ['morcar', null],
    ] as const) {
      const sitting = sitAt(t, seat);
      const grey = menuOf(KIT, t.view(seat), seat, t.moves(seat), actor).items.filter(
        ({ commands }) => commands.length === 0,
      );
      for (const { id } of grey) await sitting.controller.press(id);
      assert.equal(sitting.told.length, grey.length, sitting.told.join());
      assert.ok(!sitting.told.includes('allowed'));
    }
  });
});

describe('facing', () => {
  test('whoever moves may turn: the squares around are lit, and one of them is looked at', async () => {
    const t = room('dwarf');
    const sitting = sitAt(t);
    await sitting.controller.press('face');
    await sitting.controller.tapSquare(t.square('B1'), 'tap');
    assert.deepEqual(commandOf(sitting), { type: 'face', figure: 'dwarf', facing: 0 });
    await sitting.controller.confirm();
    assert.equal(viewOf(t).next.facing['dwarf'], 0);
  });

  test('NXT-MOV-03: the way back costs one step more, there and beyond', async () => {
    const t = room('dwarf', {}, 3);
    const sitting = sitAt(t);
    await sitting.controller.tapSquare(t.square('A2'), 'tap');
    assert.equal(pathCost(sitting.path()), 2);
    await sitting.controller.confirm();
    assert.equal(viewOf(t).turn.left, 1, 'and so the rules have it');
    assert.equal(viewOf(t).next.facing['dwarf'], 3);
  });

  test('with a single step left there is no turning about', async () => {
    const t = room('dwarf', {}, 1);
    const sitting = sitAt(t);
    await sitting.controller.press('move');
    await sitting.controller.tapSquare(t.square('A2'), 'tap');
    assert.equal(sitting.staged(), null);
    assert.deepEqual(sitting.told, ['noMovementLeft']);
  });
});

describe('walking', () => {
  test('NXT-MOV-02: squares that were crossed may be crossed again', async () => {
    const t = room('dwarf', {}, 6);
    const sitting = sitAt(t);
    for (const goal of ['B1', 'B2']) {
      await sitting.controller.tapSquare(t.square(goal), 'tap');
      await sitting.controller.confirm();
    }
    assert.equal(t.view().figures.find(({ id }) => id === 'dwarf')?.square, t.square('B2'));
    assert.equal(t.view().turn.left, 3, 'two steps, and one for turning about');
  });

  test('NXT-ELF-05: the Elf goes cornerwise in one step, the others in two', async () => {
    for (const [kind, steps] of [
      ['elf', 1],
      ['dwarf', 2],
    ] as const) {
      const t = room(kind);
      const sitting = sitAt(t);
      await sitting.controller.tapSquare(t.square('C1'), 'tap');
      assert.equal(pathCost(sitting.path()), steps);
      await sitting.controller.confirm();
      assert.equal(t.view().figures.find(({ id }) => id === kind)?.square, t.square('C1'));
    }
  });

  test('the staged way says who may strike on it', async () => {
    const t = room('dwarf');
    const sitting = sitAt(t);
    await sitting.controller.tapSquare(t.square('E2'), 'tap');
    const { scene, names } = sitting.controller;
    const [staged] = [sitting.staged()!];
    assert.match(stagedText(KIT, scene, staged, names), /the orc may strike/);
    await sitting.controller.tapSquare(t.square('A1'), 'tap');
    assert.doesNotMatch(stagedText(KIT, scene, sitting.staged()!, names), /may strike/);
  });

  for (const kind of ['dwarf', 'elf', 'wizard'])
    for (const facing of [0, 1, 2, 3] as const)
      test(`every way that is offered can be walked: ${kind}, facing ${facing}`, () => {
        const t = room(kind, { state: { facing: { [kind]: facing } } }, 4);
        const ways = NEXT_PLAY.walking;
        const found = ways.reach(viewOf(t), kind)!;
        const steps = t.moves().filter(({ type }) => type === 'step') as readonly { readonly to: number }[];
        const near = steps.map(({ to }) => to).toSorted((a, b) => a - b);
        const first = [...found.from.keys()].filter(
          (square) => found.from[square] === t.square('B2') && square !== t.square('B2'),
        );
        assert.deepEqual(
          near.filter((to) => !first.includes(to)),
          [],
          'every step the rules allow is a way',
        );
        for (const { to } of steps) assert.equal(found.cost[to], 1 + ways.turning(viewOf(t), kind, to));
      });
});

describe('attacking', () => {
  test('the plain blow is staged; by other means it spends what they cost', async () => {
    const t = table(
      ROOM,
      { H: { kind: 'wizard' }, O: { kind: 'orc' } },
      { turn: 'H', next: { figures: { H: { facing: 'east', level: 4 }, O: { facing: 'west' } } } },
    );
    const sitting = sitAt(t);
    await sitting.controller.press('attack');
    const { mana } = viewOf(t).next.sheets.wizard!;
    const blow = commandOf(sitting);
    assert.ok(blow.type === 'strike' && blow.with === 'magic' && blow.design === undefined);
    sitting.controller.pick(`strike ${JSON.stringify({ with: 'magic', mana })}`);
    const other = commandOf(sitting);
    assert.ok(other.type === 'strike' && other.mana === mana);
    assert.equal(NEXT_PLAY.meansText(other, 'fr'), `magie, ${mana} dés`);
  });

  test('treason is behind “more”', () => {
    const t = table(
      ROOM,
      { H: { kind: 'barbarian' }, O: { kind: 'elf' } },
      { turn: 'H', next: { figures: { H: { sheet: { inHand: 'shortBow', gear: ['shortBow'] } } } } },
    );
    const menu = menuOf(KIT, t.view(), 'heroes', t.moves(), null);
    assert.equal(menu.items.find(({ id }) => id === 'attack')!.commands.length, 0);
    assert.ok(menu.grave.every((command) => NEXT_PLAY.isGrave(command as never, viewOf(t))));
  });

  test('NXT-CHW-02: a chaos warrior’s stance is asked for before the dice', async () => {
    const t = table(
      ROOM.replace('. O', 'O .'),
      { H: { kind: 'barbarian' }, O: { kind: 'chaosWarrior' } },
      { turn: 'H', next: { figures: { H: { facing: 'east' }, O: { facing: 'west' } } } },
    );
    const hero = sitAt(t);
    await hero.controller.press('attack');
    await hero.controller.confirm();
    assert.equal(hero.controller.situation.question, null);
    const morcar = sitAt(t, 'morcar');
    const { question } = morcar.controller.situation;
    assert.ok(question?.ask === 'own');
    assert.ok(question.commands.length > 1);
    assert.ok(question.commands.every(({ type }) => (type as string) === 'chooseStance'));
  });
});

test('a blow at somebody out of reach is understood: the walk comes first', async () => {
  const english = sitAt(room('barbarian')).controller;
  assert.match(
    await typeCommand(english, 'attack orc'),
    /^Walk to C2: 1 step, 7 left\. Then: attack the orc: 3 dice against 2\./u,
  );
  const french = sitAt(room('barbarian'), 'heroes', 'fr').controller;
  assert.match(await typeCommand(french, 'attaquer orc'), /^Aller en C2\s: 1 pas, .*Puis\s: attaquer l’orc/u);
});
