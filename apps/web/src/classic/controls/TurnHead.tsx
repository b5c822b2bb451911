/** Whose turn it is, and the state of the player's figure: points, movement, action. */
import { figureMention, turnTakerMention } from '@oubliette/classic';
import type { Figure, View } from '@oubliette/classic';
import { Stat } from '../../play/TurnHead.tsx';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';

export function TurnHead({ classic }: { readonly classic: Classic }) {
  const { scene, situation, names, words } = classic;
  const { view } = scene;
  const actor = view.figures.find(({ id }) => id === situation.menu?.actor);
  return (
    <header className="turn-head">
      {actor !== undefined && (
        <button
          type="button"
          className="turn-head-token"
          aria-label={words('turnOf', { figure: figureMention(names, actor.id) })}
          onClick={() => classic.controller.toggleInspected(actor.id)}
        >
          <TokenPicture of={actor} size={46} />
        </button>
      )}
      <div className="turn-head-words">
        <h2 className="turn-head-title">{titleOf(classic, actor)}</h2>
        {actor !== undefined && <Stats classic={classic} actor={actor} />}
      </div>
    </header>
  );
}

function titleOf({ scene, situation, names, words }: Classic, actor: Figure | undefined): string {
  const { view } = scene;
  if (view.phase === 'over') return words('over');
  if (view.phase !== 'play') return words('preparations');
  const { taker } = view.turn;
  const isOwn = actor !== undefined && isActing(view, actor, situation.menu?.role);
  if (isOwn) {
    const figure = figureMention(names, actor.id);
    return situation.menu?.role === 'morcar'
      ? words('playingMonster', { figure })
      : words('yourTurn', { figure });
  }
  return taker === null ? words('morcarTurn') : words('turnOf', { figure: turnTakerMention(names, taker) });
}

function isActing({ turn }: View, { id }: Figure, role: 'hero' | 'morcar' | undefined): boolean {
  return role === 'morcar' ? turn.taker === null : turn.taker === id;
}

function Stats({ classic, actor }: { readonly classic: Classic; readonly actor: Figure }) {
  const { kit, scene, situation, names, words } = classic;
  const { view, language } = scene;
  const { Head } = kit.panels;
  const acting = isActing(view, actor, situation.menu?.role);
  return (
    <>
      <ul className="turn-head-stats">
        {!acting && (
          <li className="turn-head-stat">
            {words('yourFigure', { figure: figureMention(names, actor.id) })}
          </li>
        )}
        <Stat
          icon="hearts"
          text={words('bodyOf', { now: actor.body, most: actor.maxBody })}
          short={`${actor.body}/${actor.maxBody}`}
          low={actor.body * 3 <= actor.maxBody}
          brief
        />
        <Stat
          icon="brain"
          text={words('mindOf', { now: actor.mind, most: actor.maxMind })}
          short={`${actor.mind}/${actor.maxMind}`}
          brief
        />
        {acting && (
          <Stat
            icon="walking-boot"
            text={moveText(classic, actor)}
            short={isByOwnDice(classic, actor) ? '✓' : moveShort(view, actor)}
          />
        )}
        {acting && Head === undefined && (
          <Stat
            icon="crossed-swords"
            text={actText(classic, actor)}
            short={hasActed(view, actor) ? '–' : '✓'}
          />
        )}
      </ul>
      {Head !== undefined && (
        <Head view={view} names={names} language={language} figure={actor} acting={acting} />
      )}
    </>
  );
}

/** Beside the box people know how far their own dice let them go, and nobody else. */
function isByOwnDice({ scene: { view, typesDice = false } }: Classic, { id, side }: Figure): boolean {
  const { turn } = view;
  return typesDice && side === 'heroes' && turn.taker === id && !turn.moveOver && turn.left !== 0;
}

function moveShort({ turn }: View, { id, move }: Figure): string {
  if (turn.actor !== id) return turn.taker === id ? '–' : String(move);
  if (turn.moveOver) return '–';
  return turn.left === null ? '?' : String(turn.left);
}

function hasActed({ turn }: View, { id }: Figure): boolean {
  return turn.actor === id && turn.acted && turn.bonus === null;
}

function moveText(classic: Classic, figure: Figure): string {
  const { scene, words } = classic;
  const { turn } = scene.view;
  const { id, move } = figure;
  if (isByOwnDice(classic, figure)) return words('ownDice');
  if (turn.actor !== id) return words('squaresLeft', { left: turn.taker === id ? 0 : move });
  if (turn.moveOver) return words('moveOver');
  return turn.left === null ? words('notRolled') : words('squaresLeft', { left: turn.left });
}

function actText({ scene, words }: Classic, { id }: Figure): string {
  const { turn } = scene.view;
  if (turn.actor !== id || !turn.acted) return words('actionReady');
  if (turn.bonus === 'spell') return words('bonusSpell');
  return turn.bonus === null ? words('actionSpent') : words('bonusAttack');
}
