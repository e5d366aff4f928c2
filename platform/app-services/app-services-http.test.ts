import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLocalChangeBus } from '#platform/changes';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import { listServices } from './service-rows.ts';

const base = '/api/base/app_service';
const service = { code: 'leave', address: 'https://apps.example.cn/leave/', revision: 0 };

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let announced: string[];
  beforeEach(async () => {
    const changes = createLocalChangeBus();
    announced = [];
    changes.listen((ids) => announced.push(...ids));
    platform = await startDemoPlatform(engine.database(), { changes, egress: ['services.school:8080'] });
  });
  afterEach(() => platform.close());

  /** A client of the operator, which belongs to no unit. */
  const addClient = async (id: string) => {
    const names = { name_zh: '请假', name_en: 'Leave', kind: 'confidential', status: 'active' } as const;
    const { db } = engine.database();
    await db
      .insertInto('oauth_client')
      .values({ id, ...names, created_at: 0, updated_at: 0 })
      .execute();
  };
  const makeAdministrator = async (userId: string) => {
    const { db } = engine.database();
    await db.insertInto('user_role').values({ user_id: userId, role_code: 'XX_SYS_' }).execute();
  };

  const save = async (login: string, change: object = {}) =>
    (await (await platform.as(login)).postJson(`${base}/save`, { ...service, ...change })).body;
  const remove = async (login: string, revision: number) =>
    (await (await platform.as(login)).postJson(`${base}/remove`, { code: 'leave', revision })).body;
  const list = async (login: string) => (await (await platform.as(login)).get(`${base}/list`)).body;
  const get = async (login: string) => (await (await platform.as(login)).get(`${base}/get?code=leave`)).body;
  const auditOf = (event: string) =>
    engine.database().db.selectFrom('auth_audit').selectAll().where('event', '=', event).execute();

  test('when the bureau registers a service, then it is listed, audited and announced to the servers', async () => {
    await addClient('leave-service');
    const { data } = await save('bureau.admin', { unitId: 'U2001', clientId: 'leave-service' });
    expect(data).toMatchObject({
      ...{ code: 'leave', address: 'https://apps.example.cn/leave', timeoutMs: 15_000, revision: 1 },
      ...{ unitId: 'U2001', unitName: expect.stringContaining('青江实验小学'), clientId: 'leave-service' },
    });
    expect((await list('bureau.admin')).data).toEqual([data]);
    expect((await get('ps.admin')).data).toEqual(data);
    expect(await listServices(engine.database().db)).toEqual([
      { code: 'leave', address: 'https://apps.example.cn/leave', timeoutMs: 15_000 },
    ]);
    expect(announced).toEqual(['@apps']);
    const [line] = await auditOf('app_service_saved');
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({ code: 'leave', unitId: 'U2001' });
  });

  describe('who may', () => {
    test('when a school owns a service, then its administrator changes it, and another school sees nothing', async () => {
      await save('bureau.admin', { unitId: 'U2001' });
      await makeAdministrator('4003');
      const changed = await save('ps.admin', {
        address: 'https://b.example.cn',
        timeoutMs: 5000,
        revision: 1,
      });
      expect(changed.data).toMatchObject({ address: 'https://b.example.cn', unitId: 'U2001', revision: 2 });
      expect((await save('ms.admin', { revision: 2 })).code).toBe('forbidden');
      expect((await remove('ms.admin', 2)).code).toBe('not_found');
      expect((await get('ms.admin')).code).toBe('not_found');
      expect((await list('ms.admin')).data).toEqual([]);
      expect((await remove('ps.admin', 2)).code).toBe('ok');
      expect((await get('bureau.admin')).code).toBe('not_found');
      expect(await auditOf('app_service_removed')).toHaveLength(1);
      expect(announced).toEqual(['@apps', '@apps', '@apps']);
    });

    test('when a school does not own the app, then it neither adds a service nor hands one on', async () => {
      expect((await save('ps.admin')).code).toBe('forbidden');
      await save('bureau.admin', { unitId: 'U2001' });
      expect((await save('ps.admin', { unitId: 'U2002', revision: 1 })).code).toBe('forbidden');
    });

    test('when somebody is no administrator, then all is refused', async () => {
      for (const login of ['t.zhou', 's.zhoule', 'p.zhou']) {
        expect((await list(login)).code).toBe('forbidden');
        expect((await save(login)).code).toBe('forbidden');
        expect((await remove(login, 1)).code).toBe('forbidden');
      }
    });

    test('when there is no bureau, then an administrator of a school registers services', async () => {
      const { db } = engine.database();
      await db.updateTable('unit').set({ unit_type: 2 }).where('unit_type', '=', 1).execute();
      expect((await save('ps.admin')).data).toMatchObject({ unitId: 'U2001', revision: 1 });
    });
  });

  test.each([
    'http://127.0.0.1:8080',
    'http://169.254.169.254/latest',
    'https://[::1]/',
    'http://localhost:3000',
    'ftp://apps.example.cn',
    'https://user:secret@apps.example.cn',
    'https://apps.example.cn/leave?x=1',
    'https://apps.example.cn/leave#x',
    'https://apps.example.cn/leave?',
    'https://apps.example.cn/a%2f..%2fb',
    'apps.example.cn',
  ])('T27: when the address is %s, then it is refused at its field', async (address) => {
    const { code, fieldErrors } = await save('bureau.admin', { address });
    expect([code, fieldErrors?.[0]?.field]).toEqual(['invalid_input', 'address']);
  });

  test('when the deployer allows a place inside the school, then a service may be there', async () => {
    const { data } = await save('bureau.admin', { address: 'http://services.school:8080/leave' });
    expect(data.address).toBe('http://services.school:8080/leave');
  });

  test('when limits, client or unit are wrong, then the field is named', async () => {
    expect((await save('bureau.admin', { timeoutMs: 999 })).code).toBe('invalid_input');
    expect((await save('bureau.admin', { timeoutMs: 60_001 })).code).toBe('invalid_input');
    expect((await save('bureau.admin', { clientId: 'none' })).fieldErrors[0].field).toBe('clientId');
    expect((await save('bureau.admin', { unitId: 'none' })).fieldErrors[0].field).toBe('unitId');
    await save('bureau.admin', { unitId: 'U2001' });
    await addClient('leave-service');
    expect((await save('ps.admin', { clientId: 'leave-service', revision: 1 })).fieldErrors[0].field).toBe(
      'clientId',
    );
  });

  test('when somebody else changed it first, then an old revision is a conflict', async () => {
    await save('bureau.admin');
    expect((await save('bureau.admin')).code).toBe('conflict');
    expect((await save('bureau.admin', { revision: 7 })).code).toBe('conflict');
    expect((await remove('bureau.admin', 7)).code).toBe('conflict');
    const both = await Promise.all([1, 1].map((revision) => save('bureau.admin', { revision })));
    expect(both.map(({ code }) => code).toSorted()).toEqual(['conflict', 'ok']);
  });
});
