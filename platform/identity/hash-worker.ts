/** The program of a hash process. It runs until its parent has gone. */
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashParameters } from './hash-parameters.ts';
import type { HashOrder, HashReport } from './hash-process.ts';

function work({ password, stored }: HashOrder): HashReport {
  try {
    const result = stored === undefined ? hashSync(password, hashParameters) : verifySync(stored, password);
    return { result };
  } catch (error) {
    return { error };
  }
}

// An operator who ends the server lets it finish what has begun, and that may need this process.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.on('message', (order: HashOrder) => process.send?.(work(order)));
process.send?.('ready');
