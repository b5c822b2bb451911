/** Campaigns and their quests: a quest gets its own table, and its end is reported to the campaign's. */
import type { Heading, TableEntry } from './entries.ts';
import { hostOf } from './fold.ts';
import type { TableState } from './fold.ts';
import type { Hosted } from './hosted.ts';
import type { Host } from './host.ts';
import { newDiceSecret } from './links.ts';
import { openHeading, TABLE_FORMAT } from './load.ts';
import { firstStanding, phaseOf } from './standing.ts';
import { summaryOf } from './summarise.ts';
import type { Box } from './box.ts';

type Quest = NonNullable<Awaited<ReturnType<NonNullable<Box['outings']>['setOut']>>>;

/** Everything here may be repeated after a crash at any point: what is done is left alone. */
export class Outings {
  readonly #host: Host;
  readonly #table: (id: string) => Promise<Hosted | null>;

  /** `table` opens a table by its id. */
  constructor(host: Host, table: (id: string) => Promise<Hosted | null>) {
    this.#host = host;
    this.#table = table;
  }

  /** Checks for work after a row, or after the table was opened. */
  async check(hosted: Hosted): Promise<void> {
    const { open } = hosted.room;
    if (open.box.outings !== undefined) await this.#checkCampaign(hosted);
    if (open.heading.campaign !== null && isOver(hosted)) await this.#report(hosted, open.heading.campaign);
  }

  async #checkCampaign(campaign: Hosted): Promise<void> {
    const { outing } = campaign.room.standing.table;
    if (outing === null) return this.#setOut(campaign);
    const [summary] = await this.#host.store.summaries([outing]);
    if (summary?.phase !== 'over') return;
    const quest = await this.#table(outing);
    if (quest !== null) await this.#report(quest, campaign.room.id);
  }

  #setOut(campaign: Hosted): Promise<void> {
    const { room } = campaign;
    return room.enqueue(async () => {
      const { match, table } = room.standing;
      const { heading, box } = room.open;
      if (match === null || table.outing !== null || isOver(campaign)) return;
      const quest = await box.outings?.setOut(heading.setup, match.state);
      if (quest === null || quest === undefined) return;
      const id = `${room.id}-${table.outings + 1}`;
      await this.#layTable(id, heading, table, quest);
      await room.commit(null, (now) => {
        if (now.table.outing !== null) return { stop: null };
        return { steps: [{ entry: { kind: 'setOut', table: id } }] };
      });
    });
  }

  /** The same people with the same links in the same seats; the match begins at once. */
  async #layTable(id: string, campaign: Heading, table: TableState, { system, setup }: Quest): Promise<void> {
    const { store, shelf } = this.#host;
    const rulesVersion = shelf.get(system)?.system.rulesVersion ?? 0;
    const heading: Heading = {
      format: TABLE_FORMAT,
      id,
      system,
      rulesVersion,
      setup,
      options: { ...campaign.options, open: false },
      secret: newDiceSecret((bytes) => this.#host.random(bytes)),
      createdAt: this.#host.now(),
      campaign: campaign.id,
    };
    const open = openHeading(shelf, heading);
    if ((await store.heading(id)) === null) await store.create(heading, summaryOf(open, firstStanding(open)));
    const quest = await this.#table(id);
    const host = hostOf(table);
    if (quest === null || host === null) throw new Error(`the table ${id} was laid and is not there`);
    await quest.room.enqueue(async () => {
      const seats = open.chairs.map(({ seat }) => seat);
      await quest.room.commit(null, ({ seq }) =>
        seq > 0 ? { stop: null } : { steps: peopleOf(table, seats, host).map((entry) => ({ entry })) },
      );
      if (quest.room.standing.match === null) await quest.play.begin(`begin-${id}`, host);
    });
  }

  #report(quest: Hosted, campaignId: string): Promise<void> | undefined {
    return this.#table(campaignId).then((campaign) => this.#reportTo(campaign, quest));
  }

  async #reportTo(campaign: Hosted | null, quest: Hosted): Promise<void> {
    const outings = campaign?.room.open.box.outings;
    if (campaign === null || outings === undefined) return;
    const { room, play } = campaign;
    await room.enqueue(async () => {
      const { match, table } = room.standing;
      const questState = quest.room.standing.match?.state;
      if (match === null || questState === undefined || table.outing !== quest.room.id) return;
      const { seat, command } = outings.report(room.open.heading.setup, questState, match.state);
      const request = `report-${quest.room.id}`;
      const done = await play.command({ request, by: null, seat, command, reports: quest.room.id });
      if ('stop' in done)
        this.#host.complain(`table ${room.id}: the end of ${quest.room.id} was refused`, done.stop);
    });
  }
}

function isOver({ room }: Hosted): boolean {
  return phaseOf(room.open, room.standing) === 'over';
}

function hosting({ members, owner, acting }: TableState): TableEntry[] {
  const given: TableEntry[] =
    owner === null || owner === members[0]?.id ? [] : [{ kind: 'hosting', member: owner, why: 'given' }];
  return acting === null ? given : [...given, { kind: 'hosting', member: acting, why: 'away' }];
}

function peopleOf(table: TableState, seats: readonly string[], host: string): TableEntry[] {
  const occupants = seats.flatMap((seat): TableEntry[] => {
    const occupant = table.chairs[seat] ?? null;
    return occupant === null ? [] : [{ kind: 'seated', seat, occupant, by: host }];
  });
  return [
    ...table.members.map(({ id, name, link }): TableEntry => ({ kind: 'joined', member: id, name, link })),
    ...table.invitations.map(({ link, to }): TableEntry => ({ kind: 'invited', link, to })),
    ...hosting(table),
    ...occupants,
    ...table.words.map(({ member, text }): TableEntry => ({ kind: 'word', member, text })),
  ];
}
