/** The end of the expedition: how it ended, who came home with what, the kills, the dice. */
import { figureMention, mayGoAgain, monstersIn, telling, thingsIn } from '@oubliette/advanced';
import { Icon } from '../ui/Icon.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import { offBoard } from './play/labels.ts';
import { luckOf, resultsOf, seenOf, slainOf } from './play/results.ts';
import type { Result } from './play/results.ts';
import { aimText } from './sheets/Quest.tsx';
import type { PartProps } from './Stage.tsx';
import '../play/Ending.css';

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
  return (
    <div className="ending" data-won={won || undefined}>
      <p className="ending-verdict">
        <Icon name={won ? 'laurel-crown' : isLost ? 'crowned-skull' : 'exit-door'} size={2.4} />
        <span>{words('verdict', { outcome })}</span>
      </p>
      <p className="ending-words">
        {words('verdictText', { outcome, home })} {words('turns', { turns: view.turn.number })}.{' '}
        {words('levelsSeen', seenOf(view))}
      </p>
      <Aims table={table} />
      <ul className="ending-heroes">
        {resultsOf(view, batches).map((result) => (
          <Hero key={result.sheet.id} table={table} result={result} />
        ))}
      </ul>
      {slain.length > 0 && <p className="ending-words">{words('slainLine', { monsters: slain })}</p>}
      {luck !== null && (
        <p className="ending-luck">
          <Icon name="perspective-dice-six-faces-random" />{' '}
          {words('luckLine', { dice: luck.dice, average: luck.average.toLocaleString(language) })}
        </p>
      )}
      {mayGoAgain(ending) && <p className="ending-next">{words('onwardText')}</p>}
      <p className="ending-next">{words('whatNext')}</p>
    </div>
  );
}

function Aims({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { quest, achieved, sheets } = scene.view;
  if (quest.aims.length === 0) return null;
  return (
    <ul className="ending-goals">
      {quest.aims.map((aim) => {
        const reached =
          achieved.includes(aim) ||
          sheets.some(({ items, where }) => where === 'left' && items.includes(aim));
        return (
          <li key={aim} data-reached={reached || undefined}>
            <Icon name={reached ? 'check' : 'close'} label={words(reached ? 'aimGot' : 'aimMissed')} />{' '}
            {aimText(table, aim)}
          </li>
        );
      })}
    </ul>
  );
}

function Hero({ table, result: { sheet, by } }: { readonly table: Table; readonly result: Result }) {
  const { scene, words } = table;
  const { view, batches } = scene;
  const names = telling.learn(
    batches.flatMap(({ events }) => events),
    telling.namesIn(view),
  );
  const isHome = sheet.where === 'left';
  const goods = thingsIn(0, isHome ? sheet.items : []);
  return (
    <li className="ending-hero" data-fate={isHome ? 'fateOut' : 'fateDead'}>
      <FigurePicture view={view} figure={offBoard(sheet)} size={52} />
      <span className="ending-name">
        {words(`came_${sheet.where}`, { hero: figureMention(names, sheet.id) })}
      </span>
      {by !== null && <span>{words('killedBy', { by: figureMention(names, by) })}</span>}
      {isHome && (
        <span className="ending-gold">
          <Icon name="two-coins" /> {words('gold', { gold: sheet.gold })}
        </span>
      )}
      {isHome && sheet.kind === 'hero' && (
        <span className="ending-gold">
          <Icon name="round-star" /> {words('fateHome', { fate: sheet.fate, most: sheet.startFate })}
        </span>
      )}
      {goods.length > 0 && <span>{words('spoils', { things: goods })}</span>}
    </li>
  );
}
