/** The address by which limits are counted. */
import { isIPv6 } from 'node:net';

/** A home has a whole /64 of IPv6 addresses; an IPv4 address may be written as IPv6. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = ip.includes('::') ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0') : [];
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
