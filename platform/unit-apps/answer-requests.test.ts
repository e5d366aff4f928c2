import { afterEach, beforeEach, expect, test } from 'vitest';
import { forEachEngine } from '#platform/testing';
import { openUnit, type UnitUnderTest } from './testing/open-unit.ts';

forEachEngine((engine) => {
  let unit: UnitUnderTest;
  beforeEach(async () => {
    unit = await openUnit(engine.database());
  });
  afterEach(() => unit.close());

  const ask = async (login: string, code = 'exam') =>
    (await (await unit.as(login)).post('/api/base/desktop/app_request_send', { code })).body;
  const answer = async (decision: string, more: object = {}, login = 'ps.admin') =>
    unit.send(login, 'answer_requests', { code: 'exam', decision, ...more });
  const messagesOf = async (login: string): Promise<{ title: string | null; text: string }[]> => {
    const path = '/api/base/messages/history?page=1&size=20';
    return (await (await unit.as(login)).get(path)).body.data.list;
  };
  const todosOf = async (login: string): Promise<{ id: string }[]> =>
    (await (await unit.as(login)).get('/api/base/desktop/popUpBox_select?start=1&size=20')).body.data.list;

  test('when a closed app is asked for and approved, then it opens for the class of the asker and no other', async () => {
    await unit.save('ps.admin', 'exam', { isOpen: false, isForEverybody: false, userTypes: [2] });
    expect(await ask('s.zhoule')).toMatchObject({ code: 'ok' });
    expect((await unit.find('exam')).requests).toMatchObject({ people: 1, names: ['周乐 Zhou Le'] });
    const { data } = await answer('approve');
    expect(data).toMatchObject({ isOpen: true, userTypes: [1, 2], requests: { people: 0 } });
    expect(data.classIds).toEqual([await unit.classOf('三年级', '(2)班')]);
    expect(await unit.codesOf('s.zhoule')).toContain('exam');
    expect(await unit.codesOf('s.wang1')).not.toContain('exam');
    expect(JSON.stringify(await messagesOf('s.zhoule'))).toContain('已为你开通“考试”');
    expect((await todosOf('ps.admin')).map(({ id }) => id)).not.toContain('app-request:U2001:exam');
  });

  test('when requests are declined, then those who asked read the reason, and the app stays as it is', async () => {
    await unit.save('ps.admin', 'exam', { isOpen: false });
    await ask('t.zhou');
    await ask('p.zhou');
    expect(await answer('decline')).toMatchObject({
      code: 'invalid_input',
      fieldErrors: [{ field: 'reason' }],
    });
    expect(await answer('decline', { reason: '下学期再开' })).toMatchObject({ data: { isOpen: false } });
    for (const login of ['t.zhou', 'p.zhou'])
      expect(JSON.stringify(await messagesOf(login))).toContain('下学期再开');
    expect(JSON.stringify(await messagesOf('t.wu'))).not.toContain('下学期再开');
    expect(await answer('decline', { reason: '又' })).toMatchObject({ code: 'conflict' });
    const lines = await engine
      .database()
      .db.selectFrom('auth_audit')
      .select('detail')
      .where('event', '=', 'app_requests_answered')
      .execute();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]?.detail ?? '')).toMatchObject({ decision: 'decline', people: 2 });
  });

  test('when requests are only taken off the list, then nobody reads a word and people may ask again', async () => {
    await ask('t.zhou');
    const before = await messagesOf('t.zhou');
    expect(await answer('resolve')).toMatchObject({ code: 'ok', data: { requests: { people: 0 } } });
    expect(await messagesOf('t.zhou')).toEqual(before);
    expect(await ask('t.zhou')).toMatchObject({ code: 'ok' });
    expect((await unit.find('exam')).requests.people).toBe(1);
  });

  test('when somebody of another unit answers, then nothing happens', async () => {
    await ask('t.zhou');
    expect(await answer('resolve', {}, 't.zhou')).toMatchObject({ code: 'forbidden' });
    expect(await answer('resolve', {}, 'ms.admin')).toMatchObject({ code: 'conflict' });
    expect(await answer('resolve', { unitId: 'U2001' }, 'ms.admin')).toMatchObject({ code: 'not_found' });
    expect((await unit.find('exam')).requests.people).toBe(1);
    expect(await answer('resolve', { unitId: 'U2001' }, 'bureau.admin')).toMatchObject({ code: 'ok' });
  });
});
