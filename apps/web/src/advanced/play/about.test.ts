import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { telling } from '@oubliette/advanced';
import type { FrameSeen, View } from '@oubliette/advanced';
import { EAST, NORTH } from '@oubliette/dungeon';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { aboutOf, wallText } from './about.ts';
import { boxed } from './testing/match.ts';

const box = advancedShelf().get('advanced')!;

async function asked(
  ...frames: readonly Partial<FrameSeen>[]
): Promise<{ view: View; en: string; fr: string }> {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  const view = { ...match.view('heinrich'), underWay: frames as unknown as View['underWay'] };
  const names = telling.namesIn(view);
  return {
    view,
    en: aboutOf(view, names, 'en').join(' '),
    fr: aboutOf(view, names, 'fr').join(' '),
  };
}

const WOUNDS = { tag: 'damage', target: 'heinrich', wounds: 1, by: null } as const;

test('a wall that could have the door is called by its side and its place', () => {
  const wall = (area: string, side: 0 | 1 | 2 | 3) => ({ type: 'chooseWall', area, side }) as const;
  assert.equal(wallText(wall('passage-21', NORTH), 'en'), 'North wall of Passage 21');
  assert.equal(wallText(wall('deadEnd-22', EAST), 'fr'), 'Mur est du cul-de-sac 22');
});

describe('what a question is about', () => {
  test('a fate offer says which Wounds it would cancel, and what they would leave', async () => {
    const { en, fr, view } = await asked(WOUNDS);
    const most = view.sheets.find(({ id }) => id === 'heinrich')!.startWounds;
    assert.match(
      en,
      new RegExp(`Heinrich is about to suffer 1 Wound\\. That leaves ${most - 1} of ${most}\\.`, 'u'),
    );
    assert.match(fr, /va subir 1 Blessure/u);
    assert.match(en, /A Fate point cancels them\. 2 Fate points are left/u);
    assert.match(fr, /Un point de Destinée les annule\./u);
  });

  test('ADV-FATE-08: the point also cancels what was suffered earlier in the turn, and the offer says so', async () => {
    const { view } = await asked(WOUNDS);
    const hurt = { ...view, turn: { ...view.turn, suffered: { heinrich: 2 } } };
    const told = (language: 'en' | 'fr') => aboutOf(hurt, telling.namesIn(hurt), language).join(' ');
    assert.match(told('en'), /cancels them, and the 2 suffered earlier this turn\./u);
    assert.match(told('fr'), /les annule, et les 2 déjà subies ce tour\./u);
  });

  test('at no Wounds left a hero is knocked out, below that dead', async () => {
    const { view } = await asked();
    const most = view.sheets.find(({ id }) => id === 'heinrich')!.startWounds;
    assert.match((await asked({ ...WOUNDS, wounds: most })).en, /knocked out/u);
    assert.match((await asked({ ...WOUNDS, wounds: most + 1 })).en, /death/u);
  });

  test('a failed roll is told by its kind', async () => {
    const failed = { tag: 'test', figure: 'sven', kind: 'disarm', face: 2 } as const;
    assert.match((await asked(failed)).en, /Sven fails to disarm it \(2\)/u);
    assert.match((await asked({ ...failed, kind: 'unheardOf' })).en, /Sven rolled 2 and failed/u);
  });

  test('ADV-FATE-09: a point on a damage die says what it would leave, or whom it fells', async () => {
    const failed = { tag: 'test', figure: 'sven', kind: 'damage', face: 2 } as const;
    const { view } = await asked();
    const { wounds } = view.figures.find(({ id }) => id === 'magnus')!;
    const blow = { tag: 'attack', attacker: 'sven', target: 'magnus', weapon: 'sword' } as const;
    assert.match(
      (await asked({ ...blow, wounds: 0 }, failed)).en,
      new RegExp(`That leaves Magnus .*${wounds - 1} Wounds`, 'u'),
    );
    assert.match((await asked({ ...blow, wounds: wounds - 1 }, failed)).en, /That fells Magnus/u);
    assert.match((await asked({ ...blow, wounds: wounds - 1 }, failed)).fr, /De quoi abattre Magnus/u);
    const missed = { ...failed, kind: 'attack' };
    assert.match((await asked({ ...blow, wounds: 0 }, missed)).en, /A hit wounds Magnus .*% of the time/u);
  });

  test('ADV-HTH-09, ADV-RNG-30: a fumble says what would come of it', async () => {
    const failed = { tag: 'test', figure: 'sven', kind: 'attack', face: 1 } as const;
    const blow = { tag: 'attack', result: 'fumble' } as const;
    assert.match((await asked(blow, failed)).en, /^Sven fumbles with 1, .* strike back for free/u);
    assert.match((await asked(blow, failed)).fr, /^Échec critique de Sven avec 1\s: l’adversaire/u);
    assert.match((await asked({ ...blow, result: 'miss' }, failed)).en, /^Sven misses with 1/u);
    const shot = { tag: 'shot', result: 'fumble' } as const;
    assert.match((await asked(shot, { ...failed, kind: 'shot' })).en, /a friend near the target/u);
  });

  test('ADV-ENC-17: monsters to be put down are told with how many of them will have to wait', async () => {
    const { view } = await asked();
    const { id } = view.levels[0]!.layout.pieces[0]!;
    const areas = [Object.keys(view.levels[0]!.places).find((area) => area.startsWith(id)) ?? id];
    const left = Array<string>(99).fill('ratman');
    const meeting = { tag: 'meeting', stage: 'place', how: 'placed', areas, placed: [], shifted: [], left };
    const { en, fr } = await asked(meeting as Partial<FrameSeen>);
    assert.match(
      en,
      /Still to be placed: 99 ratmen\. There is room for only \d+ of them: the \d+ placed last/u,
    );
    assert.match(fr, /Il n’y a de place que pour \d+ d’entre eux\s: les \d+ derniers/u);
  });

  test('a counter is asked for with the moment, and what lies beneath it', async () => {
    const { en, fr } = await asked(WOUNDS, { tag: 'counter', moment: 'combat' });
    assert.match(en, /^The moment: in the middle of combat turns\. Heinrich is about to suffer 1 Wound/u);
    assert.match(fr, /^Le moment\s: au cours des tours de combat/u);
  });

  test('what was swallowed says that it kills, and bats who suffers how much', async () => {
    const venom = await asked({ tag: 'venom', figure: 'sven', face: 1, rule: 'ADV-HAZ-70' });
    assert.match(venom.en, /Sven has swallowed is deadly \(1\): without a cure it is death\. 2 Fate points/u);
    const bats = {
      tag: 'bats',
      stage: 'share',
      figures: ['sven', 'magnus'],
      each: 1,
      over: 1,
      more: [],
    } as const;
    assert.match((await asked(bats)).en, /Each of them suffers 1 Wound; 1 is left over/u);
    assert.match((await asked({ ...bats, stage: 'who' })).fr, /2 entrent jusqu’ici/u);
  });

  test('a slipping rope says who hangs on it', async () => {
    const leap = { tag: 'leap', figure: 'magnus', holders: ['sven'] } as const;
    const slips = { tag: 'test', figure: 'sven', kind: 'rope', face: 0 } as const;
    assert.match((await asked(leap, slips)).en, /Magnus falls for ever/u);
  });

  test('a trap by its name, a section by its ways, a room’s furniture by what it is', async () => {
    assert.match(
      (await asked({ tag: 'trap', figure: 'sven', trap: 'mantrap', chest: 'chest-1' })).fr,
      /piège à homme, sur le coffre/u,
    );
    assert.match(
      (await asked({ tag: 'putting', what: 'fountain', area: 'x' })).en,
      /a fountain\. It covers 2 by 2/u,
    );
    assert.match(
      (await asked({ tag: 'laying', plans: [{}, {}] as never, rule: 'r' })).en,
      /There are 2 ways/u,
    );
  });

  test('ADV-CMB-39: a zone to be fixed says whose it is, and what fixing it means', async () => {
    const { en, fr } = await asked({ tag: 'fix', figure: 'heinrich' });
    assert.match(en, /^The death zone of Heinrich is free again\. Fixed on one enemy it stops nobody else/u);
    assert.match(fr, /^La zone mortelle d’Heinrich est de nouveau libre/u);
  });

  test('ADV-TRAP-33: whoever leads another is told how far, and whether a blow is left', async () => {
    const frame = { tag: 'control', figure: 'heinrich', over: false } as const;
    assert.match(
      (await asked({ ...frame, struck: true })).en,
      /^Heinrich does what you want: 12 squares are left to move\.$/u,
    );
    const { view } = await asked();
    const effects = [{ tag: 'controlled', ends: 'never', left: 2, of: 'attack' } as const];
    const held = view.figures.map((one) => (one.id === 'heinrich' ? { ...one, effects } : one));
    const seen: View = {
      ...view,
      figures: held,
      underWay: [{ ...frame, struck: false }],
    };
    assert.match(
      aboutOf(seen, telling.namesIn(seen), 'en').join(' '),
      /left to move, and one blow at anybody within reach\. It lasts 2 turns, this one included\.$/u,
    );
  });

  test('ADV-TRAP-17: a fireball says how far it rolls, whom it burns and how often still', async () => {
    const { en, fr } = await asked({ tag: 'fireball', id: 'trap-1' });
    assert.match(en, /up to 8 squares .* 5 dice each\. Then it goes out\.$/u);
    assert.match(fr, /5 dés chacun\. Puis elle s’éteint\.$/u);
  });
});
