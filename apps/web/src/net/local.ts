/** A link to a table hosted in this browser. */
import type { SeatId } from '@oubliette/kernel';
import type { Hosting, ServerMessage } from '@oubliette/table';
import type { TableLink } from './link.ts';
import { LinkCore } from './linkCore.ts';
import type { TableKey } from './linkCore.ts';

export function localLink(hosting: () => Promise<Hosting>, key: TableKey, eyes?: SeatId): TableLink {
  const core = new LinkCore(key, eyes);
  let leave = (): void => undefined;
  const link = core.link(() => leave());
  void open();
  return link;

  async function open(): Promise<void> {
    const host = await hosting();
    if (core.closed) return;
    const visitor = host.connect({
      send: (text) => {
        if (!core.closed) core.receive(JSON.parse(text) as ServerMessage);
      },
      close: () => {
        if (!core.isShut) core.lost('lost');
      },
    });
    const letGo = holdTable(key.table, () => {
      visitor.leave();
      core.lost('elsewhere');
    });
    leave = () => {
      letGo();
      visitor.leave();
    };
    core.opened((message) => void visitor.receive(message));
  }
}

/**
 * Two tabs hosting one table would make its computer players act twice, so the newest tab takes it. Returns
 * how to release it.
 */
function holdTable(table: string, taken: () => void): () => void {
  const held = Promise.withResolvers<null>();
  // Only pages loaded over a secure connection have locks.
  navigator.locks?.request(`oubliette.table.${table}`, { steal: true }, () => held.promise).catch(taken);
  return () => held.resolve(null);
}
