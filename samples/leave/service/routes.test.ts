import type { PortalUser } from '@portal/shell/service';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeaveRequest } from './request.ts';
import { openRequestStore, type RequestStore } from './request-store.ts';
import { createRoutes } from './routes.ts';
import { buildSchool, buildUser } from './testing/build-school.ts';

const school = buildSchool();
const [head, colleague] = [buildUser('2001', 2, { name: '周敏' }), buildUser('2002', 2)];
const [pupil, classmate, parent] = [buildUser('1001', 1), buildUser('1002', 1), buildUser('3001', 3)];
const administrator = buildUser('4002', 4);
const leave = { pupilId: '1001', fromDay: '2026-11-27', toDay: '2026-11-28', kind: 'sick', reason: '发烧' };

let store: RequestStore;
let changes: number;
beforeEach(() => {
  store = openRequestStore(':memory:');
  changes = 0;
});
afterEach(() => store.close());

async function ask(name: string, user: PortalUser, body?: unknown, query = ''): Promise<unknown> {
  const routes = createRoutes({
    store,
    schools: { get: async () => school },
    clock: () => 1_000,
    onChange: () => {
      changes += 1;
    },
  });
  const handler = routes[name];
  if (!handler) throw new Error(`no route ${name}`);
  return handler({ user, body, query: new URLSearchParams(query) });
}

const askAs = async (user: PortalUser, change = {}) =>
  (await ask('POST /ask', user, { ...leave, ...change })) as LeaveRequest;
const decideAs = (user: PortalUser, request: LeaveRequest, decision: string, note = '') =>
  ask('POST /decide', user, { id: request.id, revision: request.revision, decision, note });

describe('asking', () => {
  test('when a parent asks for her child, then the head teacher and she find it', async () => {
    const request = await askAs(parent);
    expect(request).toMatchObject({
      pupilName: '周乐',
      className: '三年级(2)班',
      state: 'asked',
      mayWithdraw: true,
    });
    expect(request).not.toHaveProperty('unitId');
    expect(await ask('GET /list', head, undefined, 'view=decide&state=asked')).toMatchObject([
      { id: request.id, mayDecide: true },
    ]);
    expect(await ask('GET /list', pupil)).toMatchObject([{ id: request.id, mayWithdraw: false }]);
    expect(changes).toBe(1);
  });

  test.each([
    ['for a child that is not hers', parent, { pupilId: '1002' }],
    ['for a classmate', classmate, {}],
    ['as a teacher', head, {}],
  ])('when somebody asks %s, then it is refused', async (_, user, change) => {
    await expect(askAs(user, change)).rejects.toMatchObject({ status: 403 });
    expect(changes).toBe(0);
  });

  test.each([
    [{ toDay: '2026-11-26' }],
    [{ toDay: '2027-01-26' }],
    [{ fromDay: '2026-02-30' }],
    [{ kind: 'holiday' }],
    [{ reason: ' ' }],
    [{ reason: 'x'.repeat(301) }],
  ])('when %j is sent, then it is refused', async (change) => {
    await expect(askAs(parent, change)).rejects.toMatchObject({ status: 400 });
  });
});

describe('deciding', () => {
  test('when the head teacher approves, then the calendar of the class has it', async () => {
    const request = await askAs(pupil);
    expect(await decideAs(head, request, 'approved')).toMatchObject({
      state: 'approved',
      deciderName: '周敏',
      mayDecide: false,
    });
    const november = 'from=2026-11-01&to=2026-11-30';
    expect(await ask('GET /calendar', parent, undefined, november)).toHaveLength(1);
    expect(await ask('GET /calendar', head, undefined, november)).toHaveLength(1);
    expect(await ask('GET /calendar', head, undefined, 'from=2026-12-01&to=2026-12-31')).toEqual([]);
    expect(await ask('GET /calendar', colleague, undefined, november)).toEqual([]);
  });

  test('when two decide at once, then the second one learns it', async () => {
    const request = await askAs(parent);
    await decideAs(head, request, 'declined', '考试');
    await expect(decideAs(administrator, request, 'approved')).rejects.toMatchObject({ status: 409 });
    expect(store.find('U1', request.id)).toMatchObject({ state: 'declined', note: '考试' });
  });

  test('when others decide, then they are refused, or find nothing', async () => {
    const request = await askAs(parent);
    await expect(decideAs(parent, request, 'approved')).rejects.toMatchObject({ status: 403 });
    await expect(decideAs(colleague, request, 'approved')).rejects.toMatchObject({ status: 404 });
    await expect(decideAs(classmate, request, 'withdrawn')).rejects.toMatchObject({ status: 404 });
    await expect(decideAs(buildUser('4003', 4, { unitId: 'U2' }), request, 'approved')).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test('when she who asked takes it back, then nobody decides any more', async () => {
    const request = await askAs(parent);
    await expect(decideAs(head, request, 'withdrawn')).rejects.toMatchObject({ status: 403 });
    expect(await decideAs(parent, request, 'withdrawn')).toMatchObject({ state: 'withdrawn' });
    await expect(decideAs(head, { ...request, revision: 2 }, 'approved')).rejects.toMatchObject({
      status: 409,
    });
  });
});
