import { expect, test } from 'vitest';
import type { DriveOutcome } from '#shared/contracts';
import { sendInBatches } from './send-in-batches.ts';

const ids = Array.from({ length: 1_100 }, (_, at) => `e${at}`);
const first = { entryId: 'e0', name: 'e0', message: 'locked' };

async function send(sent: string[]): Promise<DriveOutcome> {
  const refused = sent.includes('e0') ? [first] : [];
  return { done: sent.length - refused.length, refused };
}
function never(): boolean {
  return false;
}

test('when more is chosen than one request takes, then it goes in batches, and the outcome is that of all', async () => {
  const sizes: number[] = [];
  const steps: number[] = [];
  const outcome = await sendInBatches(
    ids,
    (sent) => {
      sizes.push(sent.length);
      return send(sent);
    },
    { onProgress: (done) => steps.push(done), isStopped: never },
  );
  expect(sizes).toEqual([500, 500, 100]);
  expect(steps).toEqual([500, 1_000, 1_100]);
  expect(outcome).toEqual({ done: 1_099, refused: [first], left: 0 });
});

test('when the user stops, then the batch that runs ends, and the rest is left', async () => {
  let isStopped = false;
  const outcome = await sendInBatches(ids, send, {
    onProgress: () => {
      isStopped = true;
    },
    isStopped: () => isStopped,
  });
  expect(outcome).toMatchObject({ done: 499, left: 600 });
});

test('when a later batch fails, then what was done is said; when the first fails, then nothing was', async () => {
  const failAt = (batch: number) => {
    let at = 0;
    return (sent: string[]): Promise<DriveOutcome> => {
      at += 1;
      return at === batch ? Promise.reject(new Error('gone')) : send(sent);
    };
  };
  const options = { onProgress: () => undefined, isStopped: never };
  expect(await sendInBatches(ids, failAt(2), options)).toMatchObject({ done: 499, left: 600 });
  await expect(sendInBatches(ids, failAt(1), options)).rejects.toThrow('gone');
});
