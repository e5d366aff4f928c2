import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoClassId } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { FamilySlip, PupilFamily } from '#shared/contracts';

const third = demoClassId('U2001', '三年级', '(2)班');
const fifth = demoClassId('U2001', '五年级', '(1)班');
const day = 86_400_000;

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    await platform?.close();
    platform = await startDemoPlatform(engine.database());
  });
  afterAll(() => platform?.close());

  const db = () => engine.database().db;
  const read = async (login: string, path: string, query: Record<string, string> = {}) =>
    (await (await platform.as(login)).get(`/api/base/family_links/${path}?${new URLSearchParams(query)}`))
      .body;
  const write = async (login: string, path: string, fields: Record<string, string>) =>
    (await (await platform.as(login)).post(`/api/base/${path}`, fields)).body;
  const slipsOf = async (login: string, classId: string, perPupil = '1'): Promise<FamilySlip[]> =>
    (await write(login, 'family_codes/create', { classId, perPupil })).data.slips;
  const redeem = (login: string, code: string) => write(login, 'family_codes/redeem', { code });
  const codeOf = async (userId: string, login = 't.zhou', classId = third): Promise<string> =>
    (await slipsOf(login, classId)).find((slip) => slip.userId === userId)?.code ?? '';
  const childrenOf = async (login: string): Promise<string[]> => {
    const { data } = (await (await platform.as(login)).get('/api/base/family/overview')).body;
    return data.map(({ child }: { child: { id: string } }) => child.id);
  };
  const lines = async () => {
    const rows = await db()
      .selectFrom('auth_audit')
      .select(['event', 'user_id', 'detail'])
      .where('event', 'like', 'family%')
      .orderBy('at')
      .execute();
    return rows.map(({ event, user_id, detail }) => [event, user_id, JSON.parse(detail ?? '{}')]);
  };

  describe('the list', () => {
    test('when an administrator searches, then pupils come with their parents, page by page', async () => {
      const { data } = await read('ps.admin', 'list', { keyword: 'zhoule' });
      expect(data.list).toMatchObject([
        { userId: '1001', className: '(2)班', parents: [{ userId: '3001', loginName: 'p.zhou' }], codes: 0 },
      ]);
      const all = (await read('ps.admin', 'list', { size: '100' })).data;
      const second = (await read('ps.admin', 'list', { size: '5', page: '2' })).data;
      expect(second).toMatchObject({ page: 2, total: all.total, pages: Math.ceil(all.total / 5) });
      expect(second.list).toEqual(all.list.slice(5, 10));
      const ofClass = (await read('ps.admin', 'list', { classId: fifth })).data.list;
      expect(ofClass.every(({ gradeName }: PupilFamily) => gradeName === '五年级')).toBe(true);
    });

    test('when a head teacher reads it, then her class comes, and no other one', async () => {
      const { data: classes } = await read('t.zhou', 'classes');
      expect(classes).toEqual([{ classId: third, gradeName: '三年级', className: '(2)班' }]);
      const { data } = await read('t.zhou', 'list', { size: '100' });
      expect(new Set(data.list.map(({ className }: PupilFamily) => className))).toEqual(new Set(['(2)班']));
      // She teaches there, and another teacher is its head.
      expect((await read('t.zhou', 'list', { classId: fifth })).code).toBe('not_found');
      expect((await read('t.zhou', 'list', { unitId: 'U2002' })).code).toBe('forbidden');
    });
  });

  describe('a link', () => {
    test('when it is added and removed, then the parent has the child and has it no more, each with a line', async () => {
      const link = { parentId: '3004', childId: '1004' };
      expect((await write('ps.admin', 'family_links/add', link)).code).toBe('ok');
      expect(await childrenOf('p.new')).toEqual(['1004']);
      expect((await write('ps.admin', 'family_links/add', link)).code).toBe('conflict');
      expect((await write('ps.admin', 'family_links/remove', link)).code).toBe('ok');
      expect(await childrenOf('p.new')).toEqual([]);
      expect((await write('ps.admin', 'family_links/remove', link)).code).toBe('not_found');
      expect(await lines()).toEqual([
        ['family_link_added', '4002', link],
        ['family_link_removed', '4002', link],
      ]);
    });

    test('when the current child goes, then another one is the current', async () => {
      await write('ps.admin', 'family_links/remove', { parentId: '3002', childId: '1004' });
      const current = '/api/base/student/find_stu_by_parent_id?parentId=3002';
      expect((await (await platform.as('p.wang')).get(current)).body.data).toMatchObject([{ id: '1005' }]);
    });

    test('when parent or child are of another unit, or are none, then nothing is linked', async () => {
      for (const [parentId, childId] of [
        ['3003', '1001'],
        ['3004', '1003'],
        ['2001', '1001'],
        ['3004', '2001'],
        ['nobody', '1001'],
      ] as const)
        expect((await write('ps.admin', 'family_links/add', { parentId, childId })).code).toBe('not_found');
      const ofBureau = { unitId: 'U2002', parentId: '3003', childId: '1006' };
      expect((await write('bureau.admin', 'family_links/add', ofBureau)).code).toBe('ok');
      expect((await write('ms.admin', 'family_links/add', { ...ofBureau, unitId: 'U2001' })).code).toBe(
        'not_found',
      );
    });
  });

  describe('a code', () => {
    test('when a head teacher makes codes, then a new parent has the child at once, and the code is used', async () => {
      const slips = await slipsOf('t.zhou', third, '2');
      const [mother, father] = slips.filter(({ userId }) => userId === '1001').map(({ code }) => code);
      expect(new Set(slips.map(({ code }) => code)).size).toBe(slips.length);
      expect(mother).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
      const listed = (await read('t.zhou', 'list', { keyword: 's.zhoule' })).data.list;
      expect(listed).toMatchObject([{ codes: 2 }]);
      const typed = ` ${mother?.toLowerCase().replaceAll('-', ' ')} `;
      expect((await redeem('p.new', typed)).data).toMatchObject({ id: '1001', className: '(2)班' });
      expect(await childrenOf('p.new')).toEqual(['1001']);
      const again = await redeem('p.wang', mother ?? '');
      expect(again).toMatchObject({ code: 'invalid_input', fieldErrors: [{ field: 'code' }] });
      expect(again.message).toContain('has been used');
      expect((await redeem('p.wang', father ?? '')).code).toBe('ok');
      // The clock stands still, so the lines have no order.
      expect((await lines()).map(([event]) => event).toSorted()).toEqual([
        'family_code_redeemed',
        'family_code_redeemed',
        'family_codes_created',
      ]);
      expect(JSON.stringify(await lines())).not.toContain(mother);
    });

    test('when the child is hers already, then the code stays for the other parent', async () => {
      const code = await codeOf('1001');
      expect((await redeem('p.zhou', code)).code).toBe('conflict');
      expect((await redeem('p.new', code)).code).toBe('ok');
    });

    test('when two parents enter it at once, then one has the child', async () => {
      const code = await codeOf('1001');
      const answers = await Promise.all([redeem('p.new', code), redeem('p.wang', code)]);
      expect(answers.map((answer) => answer.code).toSorted()).toEqual(['invalid_input', 'ok']);
    });

    test('when 60 days have passed, then it has expired; new codes end those before', async () => {
      const first = await codeOf('1001');
      const second = await codeOf('1001');
      expect((await redeem('p.new', first)).message).toContain('no such code');
      platform.advance(60 * day);
      await db()
        .updateTable('auth_session')
        .set({ expires_at: platform.now() + day })
        .execute();
      await db()
        .updateTable('access_token')
        .set({ expires_at: platform.now() + day })
        .execute();
      expect((await redeem('p.new', second)).message).toContain('expired');
    });

    test.each<[string, object]>([
      ['disabled', { user_status: 'disabled' }],
      ['at another school', { unit_id: 'U2002' }],
      ['no pupil', { user_type: 2 }],
    ])('when its pupil is %s by then, then it does not count', async (_, change) => {
      const code = await codeOf('1001');
      await db().updateTable('app_user').set(change).where('id', '=', '1001').execute();
      expect((await redeem('p.new', code)).message).toContain('does not count');
      expect(await childrenOf('p.new')).toEqual([]);
      expect((await slipsOf('t.zhou', third)).some(({ userId }) => userId === '1001')).toBe(false);
    });

    test('when somebody guesses, then tries end, also for the right code, until an hour has passed', async () => {
      const code = await codeOf('1001');
      for (let at = 0; at < 10; at += 1)
        expect((await redeem('p.new', `AAAA-BBBB-CCC${at}`)).code).toBe('invalid_input');
      expect((await redeem('p.new', code)).code).toBe('too_many_attempts');
      expect((await redeem('p.wang', code)).code).toBe('ok');
    });

    test('when the rows are read, then no code stands in them', async () => {
      const code = (await codeOf('1001')).replaceAll('-', '');
      const rows = await db().selectFrom('family_code').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(code);
    });
  });

  describe('who may not', () => {
    // 2101 is head of no class; 2002 is head of another one.
    test.each([
      ['s.zhoule', 'forbidden'],
      ['p.zhou', 'forbidden'],
      ['r.sun', 'forbidden'],
      ['t.wu', 'not_found'],
      ['ms.admin', 'not_found'],
    ])('when %s asks about the class, then she is refused as %s', async (login, code) => {
      expect((await read(login, 'list', { classId: third })).code).toBe(code);
      expect((await write(login, 'family_codes/create', { classId: third })).code).toBe(code);
    });

    test.each(['t.zhou', 'p.zhou', 's.zhoule'])(
      'when %s links somebody, then she is refused',
      async (login) => {
        const link = { parentId: '3004', childId: '1001' };
        expect((await write(login, 'family_links/add', link)).code).toBe('forbidden');
        expect((await write(login, 'family_links/remove', { ...link, parentId: '3001' })).code).toBe(
          'forbidden',
        );
        expect((await read(login, 'parents', { keyword: '' })).code).toBe('forbidden');
      },
    );

    test.each(['t.zhou', 's.zhoule', 'ps.admin'])(
      'when %s, who is no parent, enters a code, then she is refused',
      async (login) => expect((await redeem(login, 'AAAA-BBBB-CCCC')).code).toBe('forbidden'),
    );
  });

  test('when the app of administration is asked for, then a head teacher finds her section, other teachers nothing', async () => {
    const tree = async (login: string) =>
      (await (await platform.as(login)).get('/api/base/resource/user/code/tree?code=admin')).body.data;
    expect(await tree('t.zhou')).toMatchObject([
      { code: 'family', menuRoute: '#/family', children: [{ code: 'family.slips' }] },
    ]);
    expect((await tree('ps.admin')).length).toBeGreaterThan(3);
    for (const login of ['t.li', 'r.sun', 's.zhoule', 'p.zhou']) expect(await tree(login)).toEqual([]);
    await db().updateTable('school_class').set({ status: 'closed' }).where('id', '=', third).execute();
    expect(await tree('t.zhou')).toEqual([]);
  });
});
