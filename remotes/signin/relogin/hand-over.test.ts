import { expect, test } from 'vitest';
import { handOver, type SignedInMessage } from './hand-over.ts';

const message: SignedInMessage = { type: 'portal-signed-in', accessToken: 'handle', expiresIn: 60 };

function createPlace() {
  const posted: unknown[] = [];
  let issued = 0;
  let closed = 0;
  return {
    posted,
    count: () => ({ issued, closed }),
    issue: async () => {
      issued += 1;
      return { accessToken: 'handle', expiresIn: 60 };
    },
    place: { opener: null, location: { origin: 'https://portal.example' }, close: () => (closed += 1) },
  };
}

test('when the portal opened the window, then only a page of the portal hears of it, and the window closes', async () => {
  const { posted, count, issue, place } = createPlace();
  const opener = { postMessage: (...given: unknown[]) => posted.push(given) };
  await handOver(issue, { ...place, opener });
  expect(posted).toEqual([[message, 'https://portal.example']]);
  expect(count()).toEqual({ issued: 1, closed: 1 });
});

test('when a desktop client listens, then it gets the handle', async () => {
  const { posted, issue, place } = createPlace();
  const portalClient = { onSignedIn: (given: SignedInMessage) => posted.push(given) };
  await handOver(issue, { ...place, portalClient });
  expect(posted).toEqual([message]);
});

test('when nobody waits, then no handle is made and the window stays', async () => {
  const { count, issue, place } = createPlace();
  await handOver(issue, place);
  expect(count()).toEqual({ issued: 0, closed: 0 });
});

test('when no handle can be had, then the window stays', async () => {
  const { count, place } = createPlace();
  const issue = () => Promise.reject(new Error('away'));
  await expect(handOver(issue, { ...place, opener: { postMessage: () => undefined } })).rejects.toThrow(
    'away',
  );
  expect(count().closed).toBe(0);
});
