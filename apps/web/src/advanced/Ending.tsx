/** The end of the expedition: how it ended, who came home with what, the kills, the dice. */
import { mayGoAgain, telling, thingsIn } from '@oubliette/advanced';
import { EndingCard } from '../play/Ending.tsx';
import type { EndingHero } from '../play/Ending.tsx';
import { tellTale } from '../play/tale.ts';
import type { ToldTale } from '../play/tale.ts';
import { FigurePicture } from './board/FigurePicture.tsx';
import { endingPicture } from './play/cards.ts';
import { useTable } from './play/table.ts';
import type { Table } from './play/table.ts';
import { offBoard } from './play/labels.ts';
import { aimText } from './play/objective.ts';
import { resultsOf, seenOf } from './play/results.ts';
import type { Result } from './play/results.ts';
import type { PartProps } from './Stage.tsx';

export function Ending({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { words } = table;
  const { view, batches } = scene;
  const ending = view.ending ?? scene.present.ending;
  const outcome = ending?.outcome ?? '';
  const home = view.sheets.filter(({ kind, where }) => kind === 'hero' && where === 'left').length;
  const won = outcome === 'won';
  const isLost = outcome === 'lost' || outcome === 'failed';
  const verdict = words('verdictText', { outcome, home });
  const told = tellTale(telling, batches, view);
  return (
    <EndingCard
      won={won}
      icon={won ? 'laurel-crown' : isLost ? 'crowned-skull' : 'exit-door'}
      picture={endingPicture(outcome)}
      verdict={words('verdict', { outcome })}
      text={`${verdict} ${words('turns', { turns: view.turn.number })}. ${words('levelsSeen', seenOf(view))}`}
      goals={view.quest.aims.map((aim) => goalOf(table, aim))}
      heroes={resultsOf(view, batches).map((result) => heroOf(table, told, result))}
      told={told}
      next={[...(mayGoAgain(ending) ? [words('onwardText')] : []), words('whatNext')]}
    />
  );
}

function goalOf(table: Table, aim: string) {
  const { achieved, sheets } = table.scene.view;
  const reached =
    achieved.includes(aim) || sheets.some(({ items, where }) => where === 'left' && items.includes(aim));
  const label = table.words(reached ? 'aimGot' : 'aimMissed');
  return { id: aim, reached, label, text: aimText(table.scene, aim) };
}

function heroOf({ scene, words }: Table, { who }: ToldTale, { sheet, by }: Result): EndingHero {
  const isHome = sheet.where === 'left';
  const goods = thingsIn(0, isHome ? sheet.items : []);
  return {
    id: sheet.id,
    face: <FigurePicture view={scene.view} figure={offBoard(sheet)} size={52} />,
    name: words(`came_${sheet.where}`, { hero: who(sheet.id) }),
    isDead: !isHome,
    fate: by === null ? null : words('killedBy', { by: who(by) }),
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
