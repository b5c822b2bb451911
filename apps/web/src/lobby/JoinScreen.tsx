/** An invitation: choose a name and a chair, and join the table. */
import { useEffect, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Admission, Chair, MySummary } from '@oubliette/table';
import { askServer, ServerRefuses } from '../net/api.ts';
import { connect, joinTable, keptLink } from '../net/tables.ts';
import { go } from '../router.ts';
import type { Route, RouteAt } from '../router.ts';
import { changeSettings, useSettings } from '../settings/store.ts';
import { isCampaign } from '@oubliette/shelf';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { TextField } from '../ui/Field.tsx';
import { toast } from '../ui/notices.ts';
import { Panel } from '../ui/Panel.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { emblemLook } from '../ui/emblems.ts';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { whyNot } from '../tables/problems.ts';
import './JoinScreen.css';

interface Props {
  readonly route: RouteAt<'join'>;
}

const LATER = '';

export function JoinScreen({ route }: Props) {
  const { table, secret } = route;
  const words = useWords(LOBBY);
  const settings = useSettings();
  const summary = useInvitation(table, secret);
  const [name, setName] = useState(settings.name);
  const [seat, setSeat] = useState(LATER);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const already = useAlready(table, summary);
  const free = summary?.chairs.filter(({ occupant }) => occupant === null) ?? [];

  async function comeIn(): Promise<void> {
    setBusy(true);
    const admission = await joinTable({ table, secret }, name.trim()).catch((error: unknown) => ({
      why: error instanceof ServerRefuses ? whyNot(error.problems, settings.language) : words('serverAway'),
    }));
    setBusy(false);
    if (admission !== null && 'why' in admission) toast(admission.why, 'warning');
    else if (admission === null) toast(words('badInvite'), 'warning');
    else {
      changeSettings({ name: name.trim() });
      if (seat !== LATER) await sit(admission, seat);
      go(routeOf(admission, summary), 'replace');
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && !busy) void comeIn();
  }

  return (
    <>
      <TopBar title="Oubliette" />
      <main className="join">
        <Panel material="parchment" title={words('joinTitle')}>
          {already === null ? (
            <form className="join-form" onSubmit={submit}>
              {summary !== null && (
                <p className="join-table">{words('joinAt', { title: summary.title[settings.language] })}</p>
              )}
              <p>{words('joinText')}</p>
              <TextField
                label={words('yourName')}
                value={name}
                maxLength={40}
                autoComplete="nickname"
                {...(tried && name.trim() === '' ? { error: words('needName') } : {})}
                onValue={setName}
              />
              {free.length > 0 && <ChairChoice chairs={free} chosen={seat} onChoose={setSeat} />}
              <Button type="submit" kind="primary" large busy={busy}>
                {words('comeIn')}
              </Button>
            </form>
          ) : (
            <div className="join-form">
              <p>{words('alreadyIn')}</p>
              <Button kind="primary" large onClick={() => go(already, 'replace')}>
                {words('continue')}
              </Button>
            </div>
          )}
        </Panel>
      </main>
    </>
  );
}

interface ChairsProps {
  readonly chairs: readonly Chair[];
  readonly chosen: string;
  readonly onChoose: (seat: string) => void;
}

function ChairChoice({ chairs, chosen, onChoose }: ChairsProps) {
  const words = useWords(LOBBY);
  const { language } = useSettings();
  return (
    <Choice
      label={words('chair')}
      chosen={chosen}
      onChoose={onChoose}
      options={[
        ...chairs.map(({ seat, title, emblem }) => ({
          value: seat,
          title: title[language],
          icon: emblemLook(emblem).icon,
        })),
        { value: LATER, title: words('anyChair') },
      ]}
    />
  );
}

/** What the invitation shows of the table before joining, if anything. */
function useInvitation(table: string, secret: string): MySummary | null {
  const [summary, setSummary] = useState<MySummary | null>(null);
  useEffect(() => {
    let left = false;
    void invitation(table, secret).then((found) => left || setSummary(found));
    return () => {
      left = true;
    };
  }, [table, secret]);
  return summary;
}

async function invitation(table: string, secret: string): Promise<MySummary | null> {
  try {
    const found = await askServer<readonly MySummary[]>('/api/mine', { links: [{ table, secret }] });
    return found?.[0] ?? null;
  } catch {
    return null;
  }
}

/** Where to go if this browser already has a chair at the table. */
function useAlready(table: string, summary: MySummary | null): Route | null {
  const [kept] = useState(() => keptLink(table));
  return kept === null || kept.watch === true ? null : routeOf(kept, summary);
}

function routeOf({ table, secret }: Pick<Admission, 'table' | 'secret'>, summary: MySummary | null): Route {
  return { at: summary !== null && isCampaign(summary.game) ? 'campaign' : 'table', table, secret };
}

/** Another player may have been quicker: the table shows which chairs are left. */
async function sit({ table, secret, member }: Admission, seat: string): Promise<void> {
  const link = connect({ table, secret }, 'server');
  await link.ask({ t: 'seat', seat, occupant: { is: 'member', member } });
  link.close();
}
