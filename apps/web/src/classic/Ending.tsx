/** The end of a quest: who won, what became of each hero, how the dice fell. */
import { heroNoun, HEROES } from '@oubliette/classic';
import { typeset, withApostrophes } from '@oubliette/words';
import { Icon } from '../ui/Icon.tsx';
import { resultsOf, skullLuck } from './play/results.ts';
import { diceBySeat } from './dice/rolls.ts';
import { TokenPicture } from './tokens/index.ts';
import { useClassic } from './useClassic.ts';
import type { PartProps } from './useClassic.ts';
import '../play/Ending.css';

export function Ending({ scene, kit, controller }: PartProps) {
  const { words } = useClassic({ scene, kit, controller });
  const { view, language, batches } = scene;
  const outcome = view.ending?.outcome ?? scene.present.ending?.outcome ?? '';
  const won = outcome === 'won';
  const luck = skullLuck(diceBySeat(kit, batches, view));
  return (
    <div className="ending" data-won={won || undefined}>
      <p className="ending-verdict">
        <Icon name={won ? 'laurel-crown' : 'crowned-skull'} size={2.4} />
        <span>{words(won ? 'heroesWon' : 'morcarWon')}</span>
      </p>
      <p className="ending-words">
        {words(won ? 'wonText' : outcome === 'slain' ? 'slainText' : 'abandonedText')}{' '}
        {words('rounds', { rounds: view.round })}.
      </p>
      <ul className="ending-goals">
        {view.quest.goals.map(({ id, text, reached }) => (
          <li key={id} data-reached={reached || undefined}>
            <Icon name={reached ? 'check' : 'close'} label={words(reached ? 'reached' : 'notReached')} />{' '}
            {typeset(language, withApostrophes(text[language]))}
          </li>
        ))}
      </ul>
      <ul className="ending-heroes">
        {resultsOf(view, batches).map(({ hero, fate, reward }) => (
          <li key={hero.id} className="ending-hero" data-fate={fate}>
            <TokenPicture of={{ kind: hero.id, side: 'heroes' }} size={52} />
            <span className="ending-name">
              {hero.name === HEROES[hero.id].defaultName
                ? heroNoun(hero.id, hero.gender)[language].one
                : hero.name}
            </span>
            <span>{words(fate)}</span>
            <span className="ending-gold">
              <Icon name="two-coins" /> {words('goldPieces', { gold: hero.gold })}
              {reward === null ? '' : ` (${words('rewardOf', { gold: reward })})`}
            </span>
          </li>
        ))}
      </ul>
      <p className="ending-luck">
        <Icon name="perspective-dice-six-faces-random" />{' '}
        {luck === null ? words('luckNone') : words('luckLine', { ...luck, expected: String(luck.expected) })}
      </p>
      <p className="ending-next">{words('whatNext')}</p>
    </div>
  );
}
