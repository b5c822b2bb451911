/** The gate: who has left town, and the host's choice of the next quest (CLS-SET-09, CLS-EQP-02, CLS-TRN-05). */
import { useState } from 'react';
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, CommonSheet } from '@oubliette/classic';
import { say } from '@oubliette/words';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/useWords.ts';
import { Shield } from './Shield.tsx';
import { called } from './town.ts';
import type { Town } from './town.ts';
import { beginCommand, heroOffers, inCardOrder, offersOf, proposedQuest, stillOpen } from './townModel.ts';
import { CAMPAIGN } from './words.ts';
import './Gate.css';

interface Props {
  readonly town: Town;
  /** Heroes have been sent out from here. */
  readonly onSetOut: () => void;
}

export function Gate({ town, onSetOut }: Props) {
  const { view, seats } = town;
  return (
    <div className="town-leaves">
      <Readiness town={town} onSetOut={onSetOut} />
      {seats.includes(view.host) ? (
        <SettingOut key={proposedQuest(view)} town={town} onSetOut={onSetOut} />
      ) : (
        <HostElsewhere town={town} />
      )}
    </div>
  );
}

function Readiness({ town, onSetOut }: Props) {
  const words = useWords(CAMPAIGN);
  const { view, moves } = town;
  const leaving = offersOf(moves, 'leaveTown');
  const leaveAll = async () => {
    const going = leaving.map(({ command }) => view.heroes.find(({ kind }) => kind === command.hero)!);
    const left = going.flatMap((sheet) => undone(town, sheet));
    const question = [words('leaveAllSure', { heroes: going.map(called) }), ...left].join(' ');
    if (left.length > 0 && !(await town.confirm(question, words('leave')))) return;
    onSetOut();
    for (const { seat, command } of leaving) if (!(await town.give(seat, command))) return;
  };
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gate-ready">
      <h3 id="gate-ready">{words('leaveTitle')}</h3>
      <ul className="gate-heroes">
        {inCardOrder(view.heroes).map((sheet) => (
          <li key={sheet.kind}>
            <Traveller town={town} sheet={sheet} />
          </li>
        ))}
      </ul>
      <p className="gate-note">{words('leaveHelp')}</p>
      {leaving.length > 1 && (
        <Button kind="primary" icon="medieval-gate" large onClick={() => void leaveAll()}>
          {words('leaveAll')}
        </Button>
      )}
    </section>
  );
}

/** One's own hero with nothing left to do in town: leaving it loses nothing. */
function isReady(town: Town, { kind, seat }: CommonSheet): boolean {
  return town.seats.includes(seat) && stillOpen(town.moves, kind).length === 0;
}

/** What a hero could still do in town, shown before the gate shuts. */
function undone(town: Town, { kind, gold, name }: CommonSheet): string[] {
  const left = stillOpen(town.moves, kind);
  if (left.length === 0) return [];
  const parts = left.map((what) => say(CAMPAIGN, town.language, `left_${what}`, { gold }));
  const list = new Intl.ListFormat(town.language).format(parts);
  return [say(CAMPAIGN, town.language, 'leftUndone', { name, list })];
}

function Traveller({ town, sheet }: { readonly town: Town; readonly sheet: CommonSheet }) {
  const words = useWords(CAMPAIGN);
  const [offer] = heroOffers(town.moves, 'leaveTown', sheet.kind);
  const leave = async () => {
    if (offer === undefined) return;
    const question = [words('leaveSure', { hero: called(sheet) }), ...undone(town, sheet)].join(' ');
    if (await town.confirm(question, words('leave'))) await town.give(offer.seat, offer.command);
  };
  return (
    <div className="gate-hero">
      <Shield arms={sheet.arms} kind={sheet.kind} size={1.9} silent />
      <span className="gate-name">{sheet.name}</span>
      {offer !== undefined ? (
        <Button onClick={() => void leave()} aria-label={words('leaveHero', { hero: called(sheet) })}>
          {words('leave')}
        </Button>
      ) : (
        <span className="gate-state">
          {!sheet.inTown && <Icon name="check" size={1} />} {words(sheet.inTown ? 'inTown' : 'ready')}
        </span>
      )}
    </div>
  );
}

function HostElsewhere({ town }: { readonly town: Town }) {
  const words = useWords(CAMPAIGN);
  const { view, info, language } = town;
  const late = inCardOrder(view.heroes).filter(({ inTown }) => inTown);
  const chair = info.chairs.find(({ seat }) => seat === view.host);
  const quest = view.quests.find(({ id }) => id === proposedQuest(view));
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gate-next">
      <h3 id="gate-next">{words('setOutTitle')}</h3>
      {quest !== undefined && <p className="gate-quest">{quest.title[language]}</p>}
      <p>{words(chair?.occupant?.is === 'bot' ? 'hostWaits' : 'hostChooses')}</p>
      {late.length > 0 && <p className="gate-note">{words('stillInTown', { heroes: late.map(called) })}</p>}
    </section>
  );
}

function SettingOut({ town, onSetOut }: Props) {
  const words = useWords(CAMPAIGN);
  const { view, language } = town;
  const open = view.quests.filter((quest) => quest.open);
  const [quest, setQuest] = useState(proposedQuest(view));
  const [staying, setStaying] = useState<ReadonlySet<HeroKind>>(new Set());
  const chosen = view.quests.find(({ id }) => id === quest);
  const [training, setTraining] = useState(true);
  const going = new Set(view.heroes.map(({ kind }) => kind).filter((kind) => !staying.has(kind)));
  const setOut = async () => {
    if (chosen === undefined) return;
    const command = beginCommand(chosen.id, going, training && chosen.training);
    const late = inCardOrder(view.heroes).filter(
      (sheet) => sheet.inTown && going.has(sheet.kind) && !isReady(town, sheet),
    );
    const question = [
      words('setOutSure', { heroes: late.map(called) }),
      ...late.flatMap((sheet) => undone(town, sheet)),
    ];
    const sure = late.length === 0 || (await town.confirm(question.join(' '), words('setOutYes')));
    if (sure && (await town.give(view.host, command))) onSetOut();
  };
  const toggle = (kind: HeroKind, goes: boolean) =>
    setStaying(new Set(HERO_KINDS.filter((each) => (each === kind ? !goes : staying.has(each)))));
  return (
    <section className="town-leaf on-parchment" aria-labelledby="gate-next">
      <h3 id="gate-next">{words('setOutTitle')}</h3>
      {chosen === undefined ? (
        <p>{words('bookRead')}</p>
      ) : (
        <>
          {open.length === 1 ? (
            <p className="gate-quest">{chosen.title[language]}</p>
          ) : (
            <Choice
              label={words('book')}
              look="list"
              chosen={chosen.id}
              onChoose={setQuest}
              options={open.map(({ id, title, won }) => ({
                value: id,
                title: title[language],
                hint: won ? words('questWon') : undefined,
              }))}
            />
          )}
          <fieldset className="gate-party">
            <legend>{words('whoGoes')}</legend>
            {inCardOrder(view.heroes).map(({ kind, name }) => (
              <Switch key={kind} label={name} on={going.has(kind)} onChange={(goes) => toggle(kind, goes)} />
            ))}
          </fieldset>
          {chosen.training && (
            <Switch
              label={words('training')}
              hint={words('trainingHelp')}
              on={training}
              onChange={setTraining}
            />
          )}
          <Button kind="primary" icon="dungeon-gate" large wide onClick={() => void setOut()}>
            {words('setOut')}
          </Button>
        </>
      )}
      <Closing town={town} />
    </section>
  );
}

function Closing({ town }: { readonly town: Town }) {
  const words = useWords(CAMPAIGN);
  const [offer] = offersOf(town.moves, 'closeBook');
  if (offer === undefined) return null;
  const close = async () => {
    if (await town.confirm(words('closeSure'), words('closeBook')))
      await town.give(offer.seat, offer.command);
  };
  return (
    <Button kind="quiet" onClick={() => void close()}>
      {words('closeBook')}
    </Button>
  );
}
