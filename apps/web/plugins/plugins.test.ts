import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readNextLessons, readNextQuestBook } from '@oubliette/nextlevel/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { GAMES } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import { circleIn, loadedWith } from './budget.ts';
import { makeSprite, pickIcons, readIconSet } from './icons.ts';
import { ICON_NAMES } from '../src/ui/iconNames.ts';
import { laterQuests, quests } from './quests.ts';
import { rulebooks } from './rulebook.ts';
import { describeBuild } from './serviceWorker.ts';
import { virtual } from './virtual.ts';

/** The text of a plugin's virtual module. */
function textOf(plugin: ReturnType<typeof virtual>, id: string): string {
  const { resolveId, load } = plugin as unknown as {
    resolveId(source: string): string | undefined;
    load(id: string): string | undefined;
  };
  const resolved = resolveId(id);
  assert.ok(resolved !== undefined, `${id} is not resolved`);
  return load(resolved)!;
}

describe('plugins of the build', () => {
  test('a virtual module is made for its name and what follows it, and for nothing else', () => {
    const plugin = virtual('door', (rest) => `rest: ${rest}`);
    assert.equal(textOf(plugin, 'virtual:door'), 'rest: ');
    assert.equal(textOf(plugin, 'virtual:door/oak'), 'rest: oak');
    assert.throws(() => textOf(plugin, 'virtual:doors'), /not resolved/);
  });

  test('icons are picked by name or alias; an unknown one stops the build', () => {
    const set = { icons: { axe: { body: '<path d="M0 0"/>' } }, aliases: { hatchet: { parent: 'axe' } } };
    assert.deepEqual(pickIcons(['axe', 'hatchet'], set), {
      axe: '<path d="M0 0"/>',
      hatchet: '<path d="M0 0"/>',
    });
    assert.throws(() => pickIcons(['spoon'], set), /no icon spoon/);
  });

  test('every icon the app names is in the set', () => {
    const sprite = makeSprite(pickIcons(ICON_NAMES, readIconSet()));
    assert.match(sprite, /<symbol id="cog" viewBox="0 0 512 512"><path /);
  });

  test('the quest book is listed in its order, and each quest is a module of its own', () => {
    const plugin = quests();
    const list = textOf(plugin, 'virtual:quests');
    const book = readNextQuestBook();
    for (const { id } of book) assert.ok(list.includes(`import('virtual:quests/${id}')`), id);
    assert.ok(!list.includes('secretDoors'), 'the list tells no secrets');
    for (const { id, quest } of readNextLessons()) {
      assert.ok(list.includes(`import('virtual:quests/${id}')`), id);
      assert.ok(!list.includes(JSON.stringify(quest.title.en)), 'lessons stand beside the book');
    }
    const { source } = book[0]!;
    assert.equal(
      textOf(plugin, `virtual:quests/${book[0]!.id}`),
      `export const QUEST = ${JSON.stringify(source)};`,
    );
    assert.throws(() => textOf(plugin, 'virtual:quests/attic'), /no quest attic/);
  });

  test('the rulebook is shipped in both languages', () => {
    const [list, books] = rulebooks();
    for (const { id, rules } of GAMES) {
      assert.ok(textOf(list!, 'virtual:rulebooks').includes(`${id}: () => import('virtual:rulebook/${id}')`));
      const contents = textOf(books!, `virtual:rulebook/${id}`);
      assert.match(contents, new RegExp(`"rules":\\["${rules}-[A-Z]+-[0-9]+"`));
      const [{ chapter, title, en, fr }] = GAME_FILES[id].rulebook() as [RuleEntry];
      assert.ok(contents.includes(`fr: () => import('virtual:rulebook/${id}/${chapter}/fr')`));
      assert.ok(!contents.includes(JSON.stringify(en)), 'the contents say no rules');
      const english = textOf(books!, `virtual:rulebook/${id}/${chapter}/en`);
      assert.ok(english.includes(JSON.stringify(en)) && english.includes(JSON.stringify(title.en)));
      assert.ok(!english.includes(JSON.stringify(fr)), 'one language at a time');
    }
    assert.throws(() => textOf(books!, 'virtual:rulebook/classic/attic/en'), /no chapter attic/);
    assert.throws(() => textOf(books!, 'virtual:rulebook/chess'), /no rulebook of chess/);
  });

  test('a build is named by all its files: another content or another file is another build', () => {
    const files = [
      { path: 'index.html', content: '<p>' },
      { path: 'assets/a.js', content: 'a' },
    ];
    const build = describeBuild(files);
    assert.deepEqual(build.files, ['/assets/a.js', '/']);
    assert.equal(describeBuild([...files].reverse()).revision, build.revision);
    assert.notEqual(
      describeBuild([files[0]!, { path: 'assets/a.js', content: 'b' }]).revision,
      build.revision,
    );
    assert.notEqual(describeBuild([...files, { path: 'c.js', content: '' }]).revision, build.revision);
  });

  test('of the quests only the first of each book is kept before it is played', () => {
    const isLater = laterQuests();
    const book = readNextQuestBook();
    assert.deepEqual(
      book.map(({ id }) => id).filter((id) => !isLater(`\0virtual:quests/${id}`)),
      ['crowmill', 'the-trial'],
    );
    for (const { id } of readNextLessons()) assert.ok(!isLater(`\0virtual:quests/${id}`), id);
    assert.ok(!isLater('\0virtual:quests'), 'what the lobby tells of them is for everybody');
    const build = describeBuild([
      { path: 'a.js', content: '' },
      { path: 'b.js', content: '', later: true },
    ]);
    assert.deepEqual([build.files, build.later], [['/a.js'], ['/b.js']]);
  });

  test('what a chunk needs is counted once, and round trips end', () => {
    const chunk = (fileName: string, ...imports: string[]) =>
      [fileName, { fileName, code: '', imports }] as const;
    const chunks = new Map([
      chunk('main', 'a', 'b'),
      chunk('a', 'b', 'main'),
      chunk('b'),
      chunk('lazy', 'a'),
    ]);
    assert.deepEqual(
      loadedWith('main', chunks).map(({ fileName }) => fileName),
      ['main', 'a', 'b'],
    );
    assert.deepEqual(loadedWith('nowhere', chunks), []);
    assert.deepEqual(circleIn(chunks), ['main', 'a', 'main']);
    assert.deepEqual(circleIn(new Map([chunk('main', 'a', 'b'), chunk('a', 'b'), chunk('b')])), []);
  });
});
