/** Oddities of a playable quest: none of them stops a match (CLS-CMP-03). */
import { apart, makeSquare, squaresOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { cardOf } from '../content/monsters.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { Text } from '../content/names.ts';
import { FURNITURE, PIECES_IN_BOX } from '../content/pieces.ts';
import { computerWarnings } from './computers.ts';
import { everyEffect } from './places.ts';
import type { Quest, QuestMonster } from './quest.ts';
import { tellStory, walkable } from './story.ts';
import type { Story } from './story.ts';
import { farthest, goalPlaces, placeSquares } from './unreached.ts';
import { ADD_DOOR, HINT } from './phrases.ts';
import { questProblem } from './problem.ts';
import type { QuestProblem } from './problem.ts';

export function warnings(quest: Quest): QuestProblem[] {
  return [
    ...boxWarnings(quest),
    ...(quest.startSquares.flat().length > 0
      ? [...startWarnings(quest), ...placeWarnings(quest), ...wayWarnings(quest)]
      : []),
    ...linkWarnings(quest),
    ...computerWarnings(quest),
  ];
}

/** More pieces than the box holds: a real table would need stand-ins. */
function boxWarnings(quest: Quest): QuestProblem[] {
  const found: QuestProblem[] = [];
  const count = (path: string, what: Text, used: number, held: number) => {
    if (used > held)
      found.push(
        questProblem(
          path,
          {
            en: `${used} ${what.en} are used, and the box holds ${held}`,
            fr: `la quête emploie ${used} ${what.fr}, et la boîte en contient ${held}`,
          },
          {
            en: 'do with fewer, if the quest is to be laid out on a table',
            fr: 'contentez-vous de moins, si la quête doit être posée sur une table',
          },
        ),
      );
  };
  for (const kind of new Set(quest.furniture.map((piece) => piece.kind)))
    count(
      'furniture',
      { en: `pieces of the kind ${kind}`, fr: `meubles de la sorte ${kind}` },
      quest.furniture.filter((piece) => piece.kind === kind).length,
      FURNITURE[kind].count,
    );
  const secret = quest.doors.filter((door) => door.secret).length;
  count(
    'doors',
    { en: 'doors', fr: 'portes' },
    quest.doors.length - secret,
    PIECES_IN_BOX.doorClosed + PIECES_IN_BOX.doorOpen,
  );
  count('secretDoors', { en: 'secret doors', fr: 'portes secrètes' }, secret, PIECES_IN_BOX.secretDoor);
  count(
    'traps',
    { en: 'pits', fr: 'fosses' },
    quest.traps.flatMap((trap) => (trap.kind === 'pit' ? trap.squares : [])).length,
    PIECES_IN_BOX.pit,
  );
  count(
    'blocked',
    { en: 'single tiles of rubble', fr: 'tuiles simples de gravats' },
    singleTiles(quest),
    PIECES_IN_BOX.blockedSingle,
  );
  return [...found, ...figureWarnings(quest)];
}

/** Blocked squares and fallen rocks that are left when the double tiles are used up. */
function singleTiles(quest: Quest): number {
  const falls = quest.traps.flatMap((trap) => (trap.kind === 'rockfall' ? [trap.falls] : []));
  const fallen = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'block' ? effect.squares : []));
  const left = new Set<Square>([...squaresOf(quest.blocked), ...fallen]);
  let doubles: number = PIECES_IN_BOX.blockedDouble;
  for (const square of left) {
    const other = [square + 1, square + quest.board.width].find(
      (beside) => left.has(beside) && apart(quest.board, square, beside) === 1,
    );
    if (doubles === 0 || other === undefined) continue;
    left.delete(square);
    left.delete(other);
    doubles -= 1;
  }
  return left.size + falls.length;
}

/** Figures come back when their monsters die (CLS-MON-05); those of one place are on the board together. */
function figureWarnings(quest: Quest): QuestProblem[] {
  const placed = everyEffect(quest).flatMap(({ effect, path }) =>
    effect.tag === 'place' ? [{ path, monsters: effect.monsters }] : [],
  );
  const rooms = quest.board.areas
    .map((area, i) => ({
      path: 'monsters',
      monsters: quest.monsters.filter(({ square }) => quest.board.areaOf[square] === i),
      area,
    }))
    .filter(({ area }) => area.kind === 'room');
  return [...rooms, ...placed].flatMap(({ path, monsters }) => tooMany(path, monsters, quest));
}

function tooMany(path: string, monsters: readonly QuestMonster[], quest: Quest): QuestProblem[] {
  const kinds = new Set<MonsterKind>(monsters.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const used = monsters.filter((monster) => monster.kind === kind).length;
    const { count } = cardOf(quest.vocabulary.monsters, kind);
    if (used <= (quest.figures[kind] ?? count)) return [];
    return [
      questProblem(
        path,
        {
          en: `${used} monsters of the kind ${kind} stand in one place, and the box holds ${count}`,
          fr: `${used} monstres de la sorte ${kind} sont au même endroit, et la boîte en contient ${count}`,
        },
        {
          en: `take another kind of the same colour for some, or write \`figures: { ${kind}: ${used} }\``,
          fr: `prenez une autre sorte de la même couleur pour certains, ou écrivez \`figures: { ${kind}: ${used} }\``,
        },
      ),
    ];
  });
}

/** Four heroes need four squares; stairs, if any, are their last resort (CLS-STA-02, CLS-STA-03). */
function startWarnings({ startSquares }: Quest): QuestProblem[] {
  const room = startSquares.flat().length;
  if (room >= 4) return [];
  return [
    questProblem(
      'start',
      {
        en: `only ${room} of four heroes find room to start`,
        fr: `seuls ${room} héros sur quatre trouvent de la place au départ`,
      },
      {
        en: 'free some squares, or name more of them',
        fr: 'libérez des cases, ou nommez-en davantage',
      },
    ),
  ];
}

/** Things the heroes can never reach. */
function placeWarnings(quest: Quest): QuestProblem[] {
  const story = tellStory(quest, { secretDoors: true, sprung: false });
  const { squares, treasures } = story;
  const outOfReach = (what: Text, places: readonly Square[]): Text => {
    const so = farthest(quest, places, story);
    return {
      en: `the heroes cannot come to ${what.en}: ${so.en}`,
      fr: `les héros ne peuvent pas atteindre ${what.fr} : ${so.fr}`,
    };
  };
  const at = (square: Square) => makeSquare(quest.board, square);
  return [
    ...quest.monsters.flatMap(({ kind, square }, i) =>
      squares.has(square)
        ? []
        : [
            questProblem(
              `monsters[${i}].at`,
              outOfReach({ en: `the ${kind} at ${at(square)}`, fr: `${kind} en ${at(square)}` }, [square]),
              ADD_DOOR,
            ),
          ],
    ),
    ...quest.captives.flatMap(({ id, square }, i) =>
      squares.has(square)
        ? []
        : [
            questProblem(
              `captives[${i}].at`,
              outOfReach({ en: `${id} at ${at(square)}`, fr: `${id} en ${at(square)}` }, [square]),
              ADD_DOOR,
            ),
          ],
    ),
    ...quest.treasures.flatMap(({ place }, i) =>
      treasures.has(i)
        ? []
        : [
            questProblem(
              `treasures[${i}]`,
              outOfReach({ en: 'this treasure', fr: 'ce trésor' }, placeSquares(quest, place)),
              ADD_DOOR,
            ),
          ],
    ),
  ];
}

/** Ways that only a search reveals, or that falling rocks can close for good. */
function wayWarnings(quest: Quest): QuestProblem[] {
  const plain = tellStory(quest, { secretDoors: false, sprung: false });
  const sprung = tellStory(quest, { secretDoors: true, sprung: true });
  const found: QuestProblem[] = [];
  quest.goals.forEach(({ id }, i) => {
    if (!plain.won && !plain.goals.has(id))
      found.push(
        questProblem(
          `goals[${i}]`,
          {
            en: `the goal "${id}" can only be reached by a secret door`,
            fr: `le but « ${id} » ne peut être atteint que par une porte secrète`,
          },
          HINT,
        ),
      );
    if (!sprung.won && !sprung.goals.has(id))
      found.push(
        questProblem(
          `goals[${i}]`,
          {
            en: `rockfalls can cut the heroes off from the goal "${id}"`,
            fr: `des éboulements peuvent couper les héros du but « ${id} »`,
          },
          {
            en: 'leave a way round each rockfall',
            fr: 'laissez un chemin autour de chaque éboulement',
          },
        ),
      );
  });
  if (!quest.exit.some((square) => plain.squares.has(square)))
    found.push(
      questProblem(
        'exit',
        {
          en: 'the way out can only be reached by a secret door',
          fr: 'la sortie ne peut être atteinte que par une porte secrète',
        },
        HINT,
      ),
    );
  const whole = tellStory(quest, { secretDoors: true, sprung: false });
  return [...found, ...collapseWarnings(quest, plain, whole)];
}

/** With every rock fallen, the way from each goal to the exit must stay open, by secret doors if there is no other. */
function collapseWarnings(quest: Quest, plain: Story, whole: Story): QuestProblem[] {
  const falls = quest.traps.flatMap((trap) => (trap.kind === 'rockfall' ? [trap.falls] : []));
  const blocks = everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'block' ? effect.squares : []));
  const fallen = [...falls, ...blocks];
  if (fallen.length === 0) return [];
  const wayOut = (secretDoors: boolean) =>
    walkable(quest, quest.exit, {
      usable: quest.doors.map(({ secret }) => secretDoors || !secret),
      fallen,
      shifted: whole.shifted,
    });
  const [openly, secretly] = [wayOut(false), wayOut(true)];
  return quest.goals.flatMap(({ id }, i) => {
    const isOpen = plain.won || plain.goals.has(id);
    const [story, out] = isOpen ? [plain, openly] : [whole, secretly];
    const places = goalPlaces(quest, id, story).filter(
      (square) => story.squares.has(square) && !fallen.includes(square),
    );
    if (places.length === 0 || places.some((square) => out.has(square))) return [];
    return [
      questProblem(
        `goals[${i}]`,
        {
          en: `falling rocks can close every way out from the goal "${id}"`,
          fr: `des chutes de rochers peuvent fermer toute issue depuis le but « ${id} »`,
        },
        {
          en: 'leave one way open, or block fewer squares',
          fr: 'laissez un chemin ouvert, ou bloquez moins de cases',
        },
      ),
    ];
  });
}

/** Things begun and never used again. */
function linkWarnings(quest: Quest): QuestProblem[] {
  return [
    ...effectWarnings(quest),
    ...counterWarnings(quest),
    ...captiveWarnings(quest),
    ...lockWarnings(quest),
  ];
}

function effectWarnings(quest: Quest): QuestProblem[] {
  const listened = new Set(quest.notes.flatMap(({ when }) => (when.tag === 'timer' ? [when.timer] : [])));
  const asked = new Set(quest.notes.flatMap((note) => [note.if.flag, note.if.noFlag]));
  const given = new Set<string>();
  return everyEffect(quest).flatMap(({ effect, path }) => {
    if (effect.tag === 'timer' && !listened.has(effect.timer)) return [idleTimer(effect.timer, path)];
    if (effect.tag === 'flag' && !asked.has(effect.flag)) return [idleFlag(effect.flag, path)];
    if (effect.tag !== 'giveQuestTreasure') return [];
    const { treasure } = effect;
    if (!given.has(treasure)) {
      given.add(treasure);
      return [];
    }
    return [
      questProblem(
        `${path}.give`,
        {
          en: `the ${treasure} is given twice, and there is only one`,
          fr: `${treasure} est donné deux fois, et il n’y en a qu’un`,
        },
        { en: 'give something else', fr: 'donnez autre chose' },
      ),
    ];
  });
}

function idleTimer(timer: string, path: string): QuestProblem {
  return questProblem(
    `${path}.timer`,
    {
      en: `nothing happens when the timer "${timer}" runs out`,
      fr: `rien n’arrive quand le minuteur « ${timer} » est écoulé`,
    },
    {
      en: `add a note with \`when: { timer: ${timer} }\``,
      fr: `ajoutez une note avec \`when: { timer: ${timer} }\``,
    },
  );
}

function idleFlag(flag: string, path: string): QuestProblem {
  return questProblem(
    `${path}.flag`,
    {
      en: `no note asks for the flag "${flag}"`,
      fr: `aucune note ne demande le drapeau « ${flag} »`,
    },
    {
      en: `add \`if: { flag: ${flag} }\` to a note, or take the flag out`,
      fr: `ajoutez \`if: { flag: ${flag} }\` à une note, ou retirez le drapeau`,
    },
  );
}

function counterWarnings({ counters, notes }: Quest): QuestProblem[] {
  const watched = new Set(
    notes.flatMap(({ when, if: condition }) => [
      ...(when.tag === 'counter' ? [when.counter] : []),
      ...Object.keys({ ...condition.atLeast, ...condition.lessThan }),
    ]),
  );
  return counters.flatMap(({ id, text }, i) =>
    text !== null || watched.has(id)
      ? []
      : [
          questProblem(
            `counters[${i}]`,
            { en: `nothing comes of the counter "${id}"`, fr: `rien ne dépend du compteur « ${id} »` },
            {
              en: 'let a note ask for it, or give it a text that everybody sees',
              fr: 'qu’une note le demande, ou donnez-lui un texte que tout le monde voit',
            },
          ),
        ],
  );
}

function captiveWarnings(quest: Quest): QuestProblem[] {
  const joined = new Set(
    everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'join' ? [effect.captive] : [])),
  );
  return quest.captives.flatMap(({ id }, i) =>
    joined.has(id)
      ? []
      : [
          questProblem(
            `captives[${i}]`,
            { en: `${id} never joins the heroes`, fr: `${id} ne rejoint jamais les héros` },
            {
              en: `add \`join: ${id}\` to the effects of a note`,
              fr: `ajoutez \`join: ${id}\` aux effets d’une note`,
            },
          ),
        ],
  );
}

function lockWarnings(quest: Quest): QuestProblem[] {
  const opened = new Set(
    everyEffect(quest).flatMap(({ effect }) => (effect.tag === 'open' ? [effect.door] : [])),
  );
  return quest.doors.flatMap(({ id, locked }, door) => {
    if (!locked || opened.has(door)) return [];
    const { a, b } = quest.board.doors[door]!;
    const name = id ?? `${makeSquare(quest.board, a)}-${makeSquare(quest.board, b)}`;
    return [
      questProblem(
        'doors',
        {
          en: `the door ${name} is locked and no note opens it`,
          fr: `la porte ${name} est verrouillée et aucune note ne l’ouvre`,
        },
        {
          en: 'give it an id and open it by a note, or take `locked` out',
          fr: 'donnez-lui un id et ouvrez-la par une note, ou retirez `locked`',
        },
      ),
    ];
  });
}
