import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems hand out by themselves (ip_local_port_range), and above what needs rights or is well known. */
const lowest = 12_000;
const highest = 32_000;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const failed = once(probe, 'error').then(() => false);
  const listening = new Promise<boolean>((resolve) =>
    probe.listen(port, () => probe.close(() => resolve(true))),
  );
  return Promise.race([failed, listening]);
};

/**
 * A port that nobody listens on right now. Not one that the system would give to the next connection that leaves: that
 * may be taken before the server that it is meant for listens.
 */
export const findFreePort = async (): Promise<number> => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
};
