/** The address by which limits are counted. */
import { isIPv6 } from 'node:net';

/** A home has a whole /64 of IPv6 addresses, each written in many ways; an IPv4 address may be written as IPv6. */
export function addressKey(ip: string): string {
  const [bare = ''] = ip.split('%');
  if (!isIPv6(bare)) return ip;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join(':') === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** IPv4 in IPv6. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join(':');

/** The eight of them; the URL standard knows every way to write an address, and writes it in one. */
function groupsOf(ip: string): number[] {
  const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
