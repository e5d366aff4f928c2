import { type HostileProxy, pageOf, startHostileProxy } from '../../tests/uploads/testing/hostile-proxy.ts';
import { type BadLine, startBadLine } from './bad-line.ts';
import { createRandom } from './random.ts';

const mega = 1024 * 1024;
/** 80 Mbit/s, which several classrooms may share. */
const bytesPerSecond = 10_000_000;
/** Every connection breaks after so many bytes; short ones are as likely as ones of twice the length. */
const lengths = { shortest: mega, longest: 64 * mega } as const;
const idleMs = 5000;
/** Share of the requests that are answered by a gateway without a server. */
const badGateways = 0.1;

/** What nginx takes unless it is told otherwise. */
export const usualBodyLimit = mega;

export interface HostileNetwork {
  readonly url: string;
  readonly line: Pick<BadLine, 'sentBytes' | 'cuts'>;
  readonly proxy: Pick<HostileProxy, 'seen'>;
  close(): Promise<void>;
}

/**
 * A bad line to the proxy of a school, which refuses bodies that are too large for it, and now and then all.
 * @param seed decides which connections and requests fail: the same ones for every client that asks in the same order
 */
export async function startHostileNetwork(
  portalUrl: string,
  { seed, bodyLimit }: { seed: number; bodyLimit: number },
): Promise<HostileNetwork> {
  const proxy = await startHostileProxy(portalUrl);
  const answers = createRandom(2 * seed);
  proxy.treat = ({ bytes }) => {
    const isLost = answers() < badGateways;
    if (bytes > bodyLimit) return pageOf(413);
    return isLost ? pageOf(502) : undefined;
  };
  const line = await startBadLine({
    port: Number(new URL(proxy.url).port),
    bytesPerSecond,
    nextLength: createLengths(createRandom(2 * seed + 1)),
    idleMs,
  });
  return {
    url: line.url,
    line,
    proxy,
    close: async () => {
      await line.close();
      await proxy.close();
    },
  };
}

function createLengths(random: () => number): () => number {
  const { shortest, longest } = lengths;
  return () => shortest * (longest / shortest) ** random();
}
