import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoClassId } from '#platform/demo';
import { buildUser } from '#platform/testing';
import { type Call, pathParametersOf } from '#shared/contracts';
import { buildPayload, keepOnly, type Samples } from './testing/build-payload.ts';
import { bureauReaches } from './testing/bureau-reaches.ts';
import { type EveryCall, inParallel, openEveryCallOnSqlite, servedCalls } from './testing/every-call.ts';
import { marker, openRowsOf, plantClient, plantVictim, type Victim } from './testing/plant-victim.ts';
import { mayCall } from './testing/who-may-call.ts';

/** One user of each kind: student, teacher, parent and administrator of one school, administrator of the bureau. */
const kinds = { s: '1001', t: '2001', p: '3001', a: '4002', b: '4001' } as const;
/** An administrator of the school without a permission besides. */
const actors = { ...kinds, n: 'n' } as const;

function unitOf(letter: string): string {
  return letter === 'b' ? 'U1001' : 'U2001';
}

const common = {
  clientId: 'matrix',
  serverId: 'exam',
  classId: demoClassId('U2001', '三年级', '(2)班'),
  decorationSet: '{"themeList":[],"footerMsg":{"baList":[]}}',
};

function isRefused(code: string): boolean {
  return code === 'forbidden' || code === 'not_found';
}

const signedInCalls = servedCalls.filter(({ audience }) => audience === 'signed-in');

describe('who may send which call', () => {
  let every: EveryCall;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
  });
  afterAll(() => every?.close());

  it('when nobody is signed in, then every call that needs a session says so', async () => {
    const answered: string[] = [];
    for (const call of signedInCalls) {
      const { code } = await every.send(call, buildPayload(call, common));
      if (code !== 'not_signed_in') answered.push(`${call.name}: ${code}`);
    }
    expect(answered).toEqual([]);
  });

  /** Letters of those who are not refused. */
  const findAllowed = async (
    call: Call,
    samplesOf: (letter: string, userId: string) => Samples,
  ): Promise<string> => {
    let allowed = '';
    for (const [letter, userId] of Object.entries(kinds)) {
      // Somebody before may have changed or removed it.
      await plantClient(every.db, actors.t);
      const payload = buildPayload(call, { ...common, ...samplesOf(letter, userId) });
      const { code } = await every.send(call, payload, { userId });
      if (!isRefused(code)) allowed += letter;
    }
    return allowed;
  };

  it('when each kind of user sends each call, then those get through who are listed, and of others nobody', async () => {
    const rows = new Map(
      mayCall.flatMap(({ own, colleague, calls }) => calls.map((name) => [name, { own, colleague }])),
    );
    const differing: string[] = [];
    for (const call of signedInCalls) {
      const own = await findAllowed(call, (letter, userId) => ({
        userId,
        parentId: userId,
        unitId: unitOf(letter),
      }));
      const colleague = await findAllowed(call, () => ({
        userId: '2002',
        parentId: '3002',
        unitId: 'U2001',
      }));
      const listed = rows.get(call.name) ?? { own: '', colleague: '' };
      if (listed.own !== own || listed.colleague !== colleague)
        differing.push(
          `${call.name} lets through { own: '${own}', colleague: '${colleague}' }, listed is ${JSON.stringify(listed)}. ` +
            'If that is meant, list it so in tests/threats/testing/who-may-call.ts',
        );
    }
    expect(differing).toEqual([]);
  }, 240_000);

  it('when the list is read, then each call in it is there, once', () => {
    const names = mayCall.flatMap(({ calls }) => calls);
    expect(new Set(names).size).toBe(names.length);
    for (const name of [...names, ...bureauReaches])
      expect(
        signedInCalls.map((call) => call.name),
        name,
      ).toContain(name);
  });
});

describe.each([
  {
    whose: 'of another unit',
    unitId: 'U2002',
    hasUnitThings: true,
    letters: ['s', 't', 'p', 'a', 'b'] as const,
  },
  {
    whose: 'of the same unit',
    unitId: 'U2001',
    hasUnitThings: false,
    letters: ['s', 't', 'p', 'n'] as const,
  },
])('somebody $whose', ({ unitId, hasUnitThings, letters }) => {
  let every: EveryCall;
  let victim: Victim;
  beforeAll(async () => {
    every = await openEveryCallOnSqlite();
    const nobody = { id: actors.n, login_name: 'no.rights', unit_id: 'U2001', user_type: 4 } as const;
    await every.db.insertInto('app_user').values(buildUser(nobody)).execute();
    victim = await plantVictim(every.db, { unitId, now: every.platform.now(), hasUnitThings });
  });
  afterAll(() => every?.close());

  /** With her ids in every field that takes one, and without any. */
  const payloadsFor = (call: Call): unknown[] => {
    const { ids, plainIds } = victim;
    const filled = plainIds.map((id) => {
      const samples = { serverId: 'exam', ...ids, id, revision: 1 };
      return keepOnly(call, buildPayload(call, samples), Object.keys(samples));
    });
    const bare = keepOnly(call, buildPayload(call, ids), pathParametersOf(call));
    return [...new Map([...filled, bare].map((payload) => [JSON.stringify(payload), payload])).values()];
  };

  it.each(letters.map((letter) => [letter, actors[letter]] as const))(
    'when user type %s names what is hers in every call, then nothing is read and nothing changed',
    async (letter, userId) => {
      const found: string[] = [];
      const calls = servedCalls.filter(({ name }) => letter !== 'b' || !bureauReaches.includes(name));
      const sendAll = async (call: Call): Promise<void> => {
        for (const payload of payloadsFor(call)) {
          const { text } = await every.send(call, payload, { userId });
          if (text.includes(marker))
            found.push(
              `${call.name} reads: ${text.slice(Math.max(0, text.indexOf(marker) - 150), text.indexOf(marker) + 150)}`,
            );
        }
      };
      const readRows = await openRowsOf(every.db, victim);
      let before = await readRows();
      expect(before).toContain(marker);
      await inParallel(
        calls.filter(({ effect }) => effect === 'read'),
        sendAll,
      );
      if ((await readRows()) !== before) found.push('a call that reads changes rows');
      for (const call of calls.filter(({ effect }) => effect !== 'read')) {
        await sendAll(call);
        const after = await readRows();
        if (after !== before) found.push(`${call.name} changes rows`);
        before = after;
      }
      expect(found).toEqual([]);
    },
  );
});
