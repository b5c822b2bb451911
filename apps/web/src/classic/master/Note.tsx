/** A note of the quest, as the Morcar player reads it. */
import { typeset } from '@oubliette/words';
import type { NoteCard } from '../play/master.ts';
import type { Classic } from '../useClassic.ts';
import './MasterPages.css';

interface Props {
  readonly classic: Classic;
}

/** The author's words to the Morcar player alone. */
export function ForMaster({ classic, text }: Props & { readonly text: string }) {
  return (
    <p className="master-aside">
      <b>{typeset(classic.scene.language, `${classic.words('forMaster')}:`)}</b> {text}
    </p>
  );
}

export function Note({ classic, card }: Props & { readonly card: NoteCard }) {
  return (
    <article
      className="master-card on-parchment"
      data-fired={card.fired || undefined}
      data-near={card.near || undefined}
    >
      <button
        type="button"
        className="master-where"
        disabled={card.squares.length === 0}
        onClick={() => classic.controller.lookAt(card.squares)}
      >
        {card.number !== null && <span className="master-pin">{card.number}</span>}
        {card.title !== null && <b className="master-called">{card.title}</b>}
        {card.when}
      </button>
      {card.repeats && <p className="master-if">{classic.words('repeats')}</p>}
      {card.master !== null && <ForMaster classic={classic} text={card.master} />}
      {card.onlyIf !== null && <p className="master-if">{card.onlyIf}</p>}
      <ul className="master-then">
        {card.then.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ul>
    </article>
  );
}
