/** The end of the match: how it ended, and where to go next. */
import { useEffect, useMemo, useState } from 'react';
import { NOTHING } from '@oubliette/words';
import type { SeatId } from '@oubliette/kernel';
import type { KnownTable } from '../net/link.ts';
import { byHero, heroNamed, isVictory, keepPlayed, played, withPlayed } from '../tables/history.ts';
import type { PlayedMatch } from '../tables/history.ts';
import { copy, replayLink } from '../tables/links.ts';
import { useEnter } from '../tables/useEnter.ts';
import { fileOf, openAgain } from '../net/tables.ts';
import { fileName } from '../play/exportLog.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/notices.ts';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useWords } from '../words/useWords.ts';
import { isTold } from '../play/byHand.ts';
import { useAtTable } from './atTable.ts';
import type { TableScene } from '../play/gameUi.ts';
import type { Whither } from '@oubliette/table';
import type { IconName } from '../ui/iconNames.ts';
import { saveFile } from '../ui/saveFile.ts';
import { useWholePast } from './useWholePast.ts';
import { TALE } from '../play/taleWords.ts';
import { TABLE } from './words.ts';
import './EndingPanel.css';

/** What leads onward before what goes back; who has lost tries again before they go on. */
const AFTER_VICTORY: readonly Whither[] = ['onward', 'next', 'harder', 'same', 'campaign'];
const AFTER_DEFEAT: readonly Whither[] = ['same', 'gentler', 'onward', 'campaign'];

const WAY_ICONS = {
  onward: 'exit-door',
  next: 'scroll-unfurled',
  same: 'return-arrow',
  gentler: 'hearts',
  harder: 'crowned-skull',
  campaign: 'castle',
} as const satisfies Record<Whither, IconName>;

export function EndingPanel({
  scene,
  onClose,
}: {
  readonly scene: TableScene;
  readonly onClose: () => void;
}) {
  const words = useWords(TABLE);
  const { ui, table, key, where, language } = useAtTable();
  const { info } = table;
  const { busy: opening, enter } = useEnter();
  const match = useMatch(scene);
  useEffect(() => {
    if (match !== null) keepPlayed(match);
  }, [match]);
  const ways = (isVictory(sidesOf(table)) ? AFTER_VICTORY : AFTER_DEFEAT).filter(
    (way) => table.you !== null && info.ways.includes(way),
  );
  const [first, second, ...rest] = ways;
  const called: Readonly<Record<Whither, string>> = {
    same: words('endAgain'),
    onward: ui.onward?.(scene) ?? words('endOnward'),
    next: words('endNext'),
    campaign: words('endCampaignNew'),
    gentler: words('endGentler'),
    harder: words('endHarder'),
  };
  // Kills and dice are counted over the whole match, not only its last rows.
  useWholePast(true);

  const wayOn = (way: Whither, kind: 'primary' | 'plain') => (
    <Button
      key={way}
      kind={kind}
      icon={WAY_ICONS[way]}
      busy={opening}
      onClick={() => enter(info.game, () => openAgain(key, where, way))}
    >
      {called[way]}
    </Button>
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={info.title[language]}
      size="large"
      actions={
        <>
          <RouteLink to={{ at: 'lobby' }} className={buttonClass('quiet')}>
            {words('endLobby')}
          </RouteLink>
          {second !== undefined && wayOn(second, 'plain')}
          {first !== undefined && wayOn(first, info.campaign === null ? 'primary' : 'plain')}
          {info.campaign !== null && (
            <RouteLink
              to={{ at: 'campaign', table: info.campaign, secret: '' }}
              className={buttonClass('primary')}
            >
              {words('endCampaign')}
            </RouteLink>
          )}
        </>
      }
    >
      <ui.Ending scene={scene} />
      {match !== null && <Legend match={match} />}
      <div className="ending-ways">
        {rest.map((way) => wayOn(way, 'plain'))}
        <Button onClick={onClose}>{words('endLook')}</Button>
        <RouteLink
          to={{ at: 'replay', table: key.table, secret: key.secret, seq: null }}
          className={buttonClass('plain')}
        >
          {words('endReplay')}
        </RouteLink>
        <Kept />
      </div>
    </Dialog>
  );
}

/** The match as a link to share, and as a file. */
function Kept() {
  const words = useWords(TABLE);
  const { table, key, where, language } = useAtTable();
  const { info } = table;
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const file = await fileOf(key, where).catch(() => null);
    setBusy(false);
    if (file === null) toast(words('fairNoFile'), 'warning');
    else saveFile(fileName(info.title[language], 'json'), 'application/json', JSON.stringify(file));
  }

  async function share(): Promise<void> {
    setBusy(true);
    const member = info.members.find(({ id }) => id === table.you);
    const link = await replayLink(key, where, member?.name ?? '?').catch(() => null);
    setBusy(false);
    if (link === null) {
      toast(words('endNotShared'), 'warning');
      await save();
    } else if (await copy(link)) toast(words('endShared'), 'good');
    else toast(words('endNotCopied', { link }));
  }

  return (
    <>
      {info.phase === 'over' && table.you !== null && (
        <Button icon="linked-rings" busy={busy} onClick={() => void share()}>
          {words('endShare')}
        </Button>
      )}
      <Button icon="file" busy={busy} onClick={() => void save()}>
        {words('endFile')}
      </Button>
    </>
  );
}

/** Which side won, and whether the person here sat behind the screen. */
function sidesOf({ present, info, seats }: KnownTable): Pick<PlayedMatch, 'won' | 'behind'> {
  const winners = present.ending?.winners ?? [];
  const isHero = (seat: SeatId) => info.chairs.some((chair) => chair.seat === seat && chair.role === 'hero');
  const won = winners.some(isHero);
  return seats.length === 0 || seats.some(isHero)
    ? { won }
    : { won, behind: seats.some((seat) => winners.includes(seat)) };
}

/** The match for this browser's history, once all of it is known. */
function useMatch({ view, batches }: TableScene): PlayedMatch | null {
  const { ui, table, key, where } = useAtTable();
  const { info, you, present } = table;
  const told = useMemo(() => ui.tale(batches.filter(isTold), view), [ui, batches, view]);
  return useMemo(() => {
    if (you === null || !told.whole || present.ending === null) return null;
    const { rounds, party } = ui.closing(view);
    return {
      table: key.table,
      where,
      game: info.game,
      title: info.title,
      at: batches.at(-1)?.at ?? 0,
      ...sidesOf(table),
      rounds,
      heroes: party.map(({ id, name, dead }) => {
        const { slain, wounds, suffered } = told.tale.doings.get(id) ?? NOTHING;
        return { id, name, dead, slain, wounds, suffered };
      }),
    };
  }, [you, told, present.ending, ui, view, key.table, where, info, batches, table]);
}

/** What its heroes have done so far, this match included, as far as this browser has seen it. */
function Legend({ match }: { readonly match: PlayedMatch }) {
  const words = useWords(TALE);
  const { language } = useAtTable();
  const all = byHero(withPlayed(played(), match).filter(({ game }) => game === match.game));
  const legend = match.heroes.flatMap(
    ({ name }) => all.find((hero) => heroNamed(hero.name, 'en') === heroNamed(name, 'en')) ?? [],
  );
  if (legend.length === 0) return null;
  return (
    <section className="ending-legend" aria-labelledby="ending-legend">
      <h3 id="ending-legend">{words('legend')}</h3>
      {legend.every(({ matches }) => matches === 1) ? (
        <p>{words('legendFirst')}</p>
      ) : (
        <ul>
          {legend.map(({ name, matches, won, slain, deaths }) => (
            <li key={heroNamed(name, 'en')}>
              <strong>{heroNamed(name, language)}</strong> —{' '}
              {words('legendOf', { matches, won, slain, deaths })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
