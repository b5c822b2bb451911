/** The end of the expedition: how it ended, who came home with what, the kills, the dice. */
import { figureMention, mayGoAgain, monstersIn, telling, thingsIn } from '@oubliette/advanced';
import type { Names } from '@oubliette/advanced';
import { EndingCard } from '../play/Ending.tsx';
import type { EndingHero } from '../play/Ending.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import { offBoard } from './play/labels.ts';
import { luckOf, resultsOf, seenOf, slainOf } from './play/results.ts';
import type { Result } from './play/results.ts';
import { aimText } from './sheets/Quest.tsx';
import type { PartProps } from './Stage.tsx';

export function Ending({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { words } = table;
  const { view, language, batches } = scene;
  const luck = luckOf(view, batches);
  const slain = monstersIn(slainOf(batches));
  const ending = view.ending ?? scene.present.ending;
  const outcome = ending?.outcome ?? '';
  const home = view.sheets.filter(({ kind, where }) => kind === 'hero' && where === 'left').length;
  const won = outcome === 'won';
  const isLost = outcome === 'lost' || outcome === 'failed';
  const told = words('verdictText', { outcome, home });
  const names = telling.learn(
    batches.flatMap(({ events }) => events),
    telling.namesIn(view),
  );
  return (
    <EndingCard
      won={won}
      icon={won ? 'laurel-crown' : isLost ? 'crowned-skull' : 'exit-door'}
      verdict={words('verdict', { outcome })}
      text={`${told} ${words('turns', { turns: view.turn.number })}. ${words('levelsSeen', seenOf(view))}`}
      goals={view.quest.aims.map((aim) => goalOf(table, aim))}
      heroes={resultsOf(view, batches).map((result) => heroOf(table, names, result))}
      more={slain.length > 0 ? words('slainLine', { monsters: slain }) : null}
      luck={
        luck === null
          ? null
          : words('luckLine', { dice: luck.dice, average: luck.average.toLocaleString(language) })
      }
      next={[...(mayGoAgain(ending) ? [words('onwardText')] : []), words('whatNext')]}
    />
  );
}

function goalOf(table: Table, aim: string) {
  const { achieved, sheets } = table.scene.view;
  const reached =
    achieved.includes(aim) || sheets.some(({ items, where }) => where === 'left' && items.includes(aim));
  const label = table.words(reached ? 'aimGot' : 'aimMissed');
  return { id: aim, reached, label, text: aimText(table, aim) };
}

function heroOf({ scene, words }: Table, names: Names, { sheet, by }: Result): EndingHero {
  const isHome = sheet.where === 'left';
  const goods = thingsIn(0, isHome ? sheet.items : []);
  return {
    id: sheet.id,
    face: <FigurePicture view={scene.view} figure={offBoard(sheet)} size={52} />,
    name: words(`came_${sheet.where}`, { hero: figureMention(names, sheet.id) }),
    isDead: !isHome,
    fate: by === null ? null : words('killedBy', { by: figureMention(names, by) }),
    facts: !isHome
      ? []
      : [
          { icon: 'two-coins', text: words('gold', { gold: sheet.gold }) },
          ...(sheet.kind === 'hero'
            ? [
                {
                  icon: 'round-star' as const,
                  text: words('fateHome', { fate: sheet.fate, most: sheet.startFate }),
                },
              ]
            : []),
        ],
    goods: goods.length > 0 ? words('spoils', { things: goods }) : null,
  };
}
