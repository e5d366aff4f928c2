import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ScanContent, ScanResult } from './scan-content.ts';

/** Where clamd listens: the path of a socket, or a host and a port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

export interface ClamdOptions {
  address: ClamdAddress;
  /** Milliseconds in which nothing moves on the connection before clamd counts as away. Default 60,000. */
  timeout?: number | undefined;
}

/** What clamd names with `AlertExceedsMax` where it did not look into all of it: that is no virus. */
const unscanned = 'Heuristics.Limits.Exceeded';
/** Larger than any answer of clamd, which is one line. */
const maxAnswer = 4096;

/** Asks clamd by its command INSTREAM (clamd(8)): pieces behind their lengths, and a length of 0 at the end. */
export function createClamdScanner({ address, timeout = 60_000 }: ClamdOptions): ScanContent {
  return async (source) => {
    const socket = connect(address);
    socket.setTimeout(timeout, () => socket.destroy(new Error('clamd is too slow')));
    const answer = readAnswer(socket);
    // Where the source ends it, nobody waits for the answer.
    answer.catch(() => undefined);
    try {
      await sendContent(socket, source);
      return parseAnswer(await answer);
    } finally {
      socket.destroy();
    }
  };
}

/** Ends early when clamd does: it has found enough, or the content is larger than it takes. */
async function sendContent(socket: Socket, source: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of source) {
    if (piece.length === 0) continue;
    if (socket.destroyed || socket.readableEnded) return;
    await write(socket, lengthOf(piece.length));
    await write(socket, piece);
  }
  await write(socket, lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Waits where clamd is slower than the source. A broken connection is what the answer says, or its lack. */
async function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (socket.destroyed || socket.write(bytes)) return;
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).catch(
    () => undefined,
  );
  over.abort();
}

/** What came before the end, also where the connection broke after it. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    let failure = 'no answer';
    socket.setEncoding('utf8');
    socket.on('data', (more: string) => {
      text = (text + more).slice(0, maxAnswer);
      if (text.includes('\0')) socket.destroy();
    });
    socket.on('error', (error) => (failure = error.message));
    socket.on('close', () => resolve(text || failure));
  });
}

function parseAnswer(text: string): ScanResult {
  const answer = text.replace(/\0[\s\S]*$/, '').trim();
  if (answer === 'stream: OK') return { verdict: 'clean' };
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  const isKnown = name && !name.startsWith(unscanned);
  return isKnown ? { verdict: 'infected', name } : { verdict: 'unavailable', reason: `clamd: ${answer}` };
}
