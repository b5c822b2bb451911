/** What no WebSocket client would send: broken frames, and broken requests for a connection. */
import { connect } from 'node:net';
import type { Stream } from '@oubliette/kernel';
import { SOCKET_PATH } from '../../../src/sockets.ts';
import { pick } from '../seed.ts';

const KEY = 'MDEyMzQ1Njc4OWFiY2RlZg==';
const MASK = [1, 2, 3, 4];

export function upgradeText(host: string, more: readonly string[] = []): string {
  return request(host, [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
    ...more,
  ]);
}

function request(host: string, headers: readonly string[], line = `GET ${SOCKET_PATH} HTTP/1.1`): string {
  return [line, `Host: ${host}`, ...headers, '', ''].join('\r\n');
}

/** A frame as a client masks it; `first` holds FIN, RSV and the opcode. */
export function frame(first: number, payload: Buffer, masked = true): Buffer {
  const { length } = payload;
  const bit = masked ? 0x80 : 0;
  const head = length < 126 ? [first, bit | length] : [first, bit | 126, length >> 8, length & 255];
  const body = masked ? payload.map((byte, index) => byte ^ MASK[index % 4]!) : payload;
  return Buffer.concat([Buffer.from(masked ? [...head, ...MASK] : head), body]);
}

/** A header that promises a payload of so many bytes, and nothing after it. */
export function promise(length: bigint): Buffer {
  const header = Buffer.alloc(14);
  header[0] = 0x81;
  header[1] = 0x80 | 127;
  header.writeBigUInt64BE(length, 2);
  return header;
}

const text = (content: string): Buffer => Buffer.from(content);

/** Frames that break the protocol. Half frames are not answered: their sender goes away. */
export function brokenFrame(chance: Stream): { readonly bytes: Buffer; readonly halfway: boolean } {
  const whole = (bytes: Buffer) => ({ bytes, halfway: false });
  const half = (bytes: Buffer) => ({ bytes, halfway: true });
  const random = Buffer.from(Array.from({ length: 1 + chance.below(60) }, () => chance.below(256)));
  switch (chance.below(16)) {
    case 0:
      return whole(frame(0x80 | pick(chance, [3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), random));
    case 1:
      return whole(frame(0x81 | pick(chance, [0x40, 0x20, 0x10, 0x70]), random));
    case 2:
      return whole(frame(0x81, text('{"t":"begin"}'), false));
    case 3:
      return whole(frame(pick(chance, [0x08, 0x09, 0x0a]), random));
    case 4:
      return whole(frame(pick(chance, [0x88, 0x89, 0x8a]), Buffer.alloc(126 + chance.below(500))));
    case 5:
      return whole(frame(0x88, Buffer.from([3])));
    case 6: {
      const code = pick(chance, [0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65_535]);
      return whole(frame(0x88, Buffer.from([code >> 8, code & 255])));
    }
    case 7:
      return whole(frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0x80, ...random])));
    case 8:
      return whole(frame(0x80, random));
    case 9:
      return whole(Buffer.concat([frame(0x01, text('{"t"')), frame(0x81, random)]));
    case 10:
      return whole(promise(pick(chance, [2n ** 63n, 2n ** 62n, 2n ** 32n, 2n ** 64n - 1n])));
    case 11:
      return half(promise(16_000n));
    case 12:
      return half(frame(0x81, random).subarray(0, 1 + chance.below(5)));
    case 13:
      return whole(frame(0x88, Buffer.concat([Buffer.from([3, 232]), Buffer.from([0xc3, 0x28])])));
    case 14:
      return half(Buffer.concat(Array.from({ length: 5 }, () => frame(0x01, Buffer.alloc(0)))));
    default:
      return half(random);
  }
}

const LINES = [
  `POST ${SOCKET_PATH} HTTP/1.1`,
  `GET ${SOCKET_PATH} HTTP/1.0`,
  `GET ${SOCKET_PATH} HTTP/9.9`,
  `GET ${SOCKET_PATH}/../../x HTTP/1.1`,
  `GET /%00%ff HTTP/1.1`,
  `GET http://evil.example${SOCKET_PATH} HTTP/1.1`,
  `GET ${SOCKET_PATH}?${'a=b&'.repeat(1500)} HTTP/1.1`,
  `\u0000\u0001\u0002 HTTP/1.1`,
  'PRI * HTTP/2.0',
];

/** Asks for a connection in a wrong way. */
export function brokenUpgrade(
  chance: Stream,
  host: string,
): { readonly text: string; readonly halfway: boolean } {
  // A half request is not answered until its time is up.
  if (chance.below(14) === 0)
    return { text: upgradeText(host).slice(0, 20 + chance.below(100)), halfway: true };
  return { text: wrongUpgrade(chance, host), halfway: false };
}

function wrongUpgrade(chance: Stream, host: string): string {
  const usual = ['Connection: Upgrade', 'Upgrade: websocket'];
  const key = `Sec-WebSocket-Key: ${KEY}`;
  const version = 'Sec-WebSocket-Version: 13';
  switch (chance.below(13)) {
    case 0:
      return request(host, [...usual, version]);
    case 1:
      return request(host, [...usual, key]);
    case 2:
      return request(host, [
        ...usual,
        key,
        `Sec-WebSocket-Version: ${pick(chance, ['0', '12', '14', 'x', '-1'])}`,
      ]);
    case 3:
      return request(host, [
        ...usual,
        version,
        `Sec-WebSocket-Key: ${pick(chance, ['', 'short', 'a'.repeat(500)])}`,
      ]);
    case 4:
      return request(host, ['Upgrade: h2c', 'Connection: Upgrade', version, key]);
    case 5:
      return request(host, [...usual, version, key], pick(chance, LINES));
    case 6:
      return upgradeText(
        host,
        Array.from({ length: 2000 }, (_, index) => `X-${index}: y`),
      );
    case 7:
      return upgradeText(host, [`X-Large: ${'z'.repeat(20_000)}`]);
    case 8:
      return upgradeText(host, ['Content-Length: 10', 'Transfer-Encoding: chunked']);
    case 9:
      return upgradeText(host, [
        `Sec-WebSocket-Extensions: ${pick(chance, [';;;', 'a="', 'permessage-deflate; x='])}`,
      ]);
    case 10:
      return upgradeText(host, [`Sec-WebSocket-Protocol: ${pick(chance, [',', 'a,,b', '\u0001'])}`]);
    case 11:
      return upgradeText(`${'h'.repeat(300)}\r\nHost: twice`);
    default:
      return `${'\r\n'.repeat(chance.below(20))}no HTTP at all ${chance.below(1e9)}\r\n\r\n`;
  }
}

/** The longest wait for an answer, or for an end. */
const PATIENCE_MS = 10_000;

export interface Answered {
  readonly text: string;
  /** The server ended the connection. */
  readonly closed: boolean;
}

/** Sends bytes on their own connection; waits for the end, or leaves at the first answer, or at once. */
export function send(
  url: string,
  bytes: string | Buffer,
  until: 'closed' | 'answered' | 'sent',
): Promise<Answered> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    const done = (closed: boolean): void => {
      clearTimeout(timer);
      socket.resetAndDestroy();
      resolve({ text: said, closed });
    };
    const timer = setTimeout(() => done(false), PATIENCE_MS);
    socket.on('data', (data) => {
      said += data.toString('latin1');
      if (until === 'answered') done(false);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(true));
    socket.on('end', () => done(true));
    socket.write(bytes, () => {
      if (until === 'sent') setImmediate(done, false);
    });
  });
}
