/** What a thread of the hash pool runs. */
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { hashParameters } from './hash-parameters.ts';
import { standBack } from './hash-scheduling.ts';
import type { HashOrder, HashReport, HashRole } from './hash-thread.ts';

const role: HashRole = workerData;

const work = ({ password, stored }: HashOrder): HashReport => {
  try {
    const result = stored === undefined ? hashSync(password, hashParameters) : verifySync(stored, password);
    return { result };
  } catch (error) {
    return { error };
  }
};

if (role.standsBack) standBack();
parentPort?.on('message', (order: HashOrder) => parentPort?.postMessage(work(order)));
parentPort?.postMessage('ready');
