import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPayload } from './testing/build-payload.ts';
import { dumpRows } from './testing/dump-rows.ts';
import { type EveryCall, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';

/** The audit trail has a line about each copy of much data. */
const noted = ['uaa.audit.export', 'base.roster.export'];

const reads = servedCalls.filter(({ effect }) => effect === 'read');

/** The effect decides about forgery and step-up: a call that changes something and says that it reads would pass both. */
describe('calls that say that they read', () => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  it.each([
    ['nobody', undefined, ''],
    ['a student', '1001', 'U2001'],
    ['a teacher', '2001', 'U2001'],
    ['a parent', '3001', 'U2001'],
    ['an administrator of a school', '4002', 'U2001'],
    ['an administrator of the bureau', '4001', 'U1001'],
  ])('when %s sends them all, then no row changes', async (_, userId, unitId) => {
    const changing: string[] = [];
    let before = await dumpRows(every.database);
    for (const call of reads) {
      const payload = buildPayload(call, { userId, parentId: userId, unitId, serverId: 'exam' });
      await every.send(call, payload, userId === undefined ? undefined : { userId });
      const after = await dumpRows(every.database);
      if (after !== before && !noted.includes(call.name)) changing.push(call.name);
      before = after;
    }
    expect(changing).toEqual([]);
  });
});
