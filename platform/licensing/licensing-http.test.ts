import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { Licence, LicenceChange } from '#shared/contracts';
import { demoLicenceKey, type LicenceTerms, signLicence } from './licence-key.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
  });
  afterEach(() => platform.close());

  const get = async (loginName: string, path: string) =>
    (await (await platform.as(loginName)).get(`/api/base${path}`)).body;
  const save = async (loginName: string, form: Record<string, string>) =>
    (await (await platform.as(loginName)).post('/api/base/license/save', form)).body;

  test.each([
    ['t.zhou', 'U2001', 'exam', true],
    ['ms.admin', 'U2002', 'edu', true],
    ['ms.admin', 'U2002', 'exam', true],
    ['a.fault', 'U2009', 'exam', false],
    ['bureau.admin', 'U1001', 'base', true],
    ['t.zhou', 'U2001', 'nowhere', false],
  ])('when %s asks for %s and %s, then the answer is %s', async (who, unitId, serverId, licensed) => {
    expect((await get(who, `/license/unit?unitId=${unitId}&serverId=${serverId}`)).data).toBe(licensed);
  });

  test('when a licence ends, then it no longer holds', async () => {
    platform.advance(301 * 86_400_000);
    const client = platform.createClient();
    await client.post('/api/uaa/oauth/login', { username: 'ms.admin', password: 'Demo2026' });
    expect((await client.get('/api/base/license/unit?unitId=U2002&serverId=edu')).body.data).toBe(false);
  });

  test('when the record is damaged, then the call fails instead of guessing', async () => {
    const client = await platform.as('bureau.admin');
    expect((await client.get('/api/base/license/unit?unitId=U2009&serverId=edu')).http).toBe(500);
  });

  test('when a school asks about another unit, then it is refused; a bureau may ask', async () => {
    expect((await get('t.zhou', '/license/unit?unitId=U2002&serverId=edu')).code).toBe('forbidden');
    expect((await get('t.zhou', '/license/unit_oam?unitId=U1001')).code).toBe('forbidden');
    expect((await get('bureau.admin', '/license/unit?unitId=U2009&serverId=exam')).data).toBe(false);
  });

  test('when units ask for operation and maintenance, then the bureau alone runs it', async () => {
    expect((await get('bureau.admin', '/license/unit_oam?unitId=U1001')).data).toBe(true);
    expect((await get('ps.admin', '/license/unit_oam?unitId=U2001')).data).toBe(false);
  });

  test('when modules are listed, then each service carries its apps and what the licence says', async () => {
    const modules: { serverId: string; isLicensed: boolean; apps: { code: string }[] }[] = (
      await get('t.fault', '/resource/inside/module')
    ).data;
    expect(modules.map(({ serverId, isLicensed }) => [serverId, isLicensed])).toEqual([
      ['edu', true],
      ['exam', false],
      ['base', true],
    ]);
    expect(modules.flatMap(({ apps }) => apps).some(({ code }) => code === 'meet')).toBe(false);
  });

  test('when licences are listed, then a school sees its own, the bureau all but the sandbox, teachers none', async () => {
    const unitsOf = async (who: string) => {
      const { list, canEdit } = (await get(who, '/license/list')).data;
      return { units: [...new Set(list.map(({ unitId }: Licence) => unitId))], canEdit };
    };
    expect(await unitsOf('ps.admin')).toEqual({ units: ['U2001'], canEdit: false });
    expect(await unitsOf('bureau.admin')).toEqual({
      units: ['U1001', 'U2001', 'U2002', 'U2009'],
      canEdit: true,
    });
    expect((await get('t.zhou', '/license/list')).code).toBe('forbidden');
  });

  test('when services are listed, then each has the name of its app in both languages, in the history too', async () => {
    const { list }: { list: Licence[] } = (await get('ps.admin', '/license/list')).data;
    expect(
      list.map(({ serverId, serviceName, serviceEnName }) => [serverId, serviceName, serviceEnName]),
    ).toEqual([
      ['base', '基础平台', 'People & Units'],
      ['drive', '网盘', 'Drive'],
      ['edu', '教务平台', 'Academic Admin'],
      ['exam', '考试', 'Exams'],
    ]);
    await save('bureau.admin', { unitId: 'U2001', serverId: 'nosuch', endDate: '', seats: '' });
    await save('bureau.admin', { unitId: 'U2001', serverId: 'exam', endDate: '', seats: '' });
    const changes: LicenceChange[] = (await get('ps.admin', '/license/history')).data;
    const names = changes.map(({ serviceName, serviceEnName }) => [serviceName, serviceEnName]);
    expect(names).toEqual(
      expect.arrayContaining([
        [null, null],
        ['考试', 'Exams'],
      ]),
    );
  });

  test('when the bureau prolongs a licence, then it holds until the end of that day in China', async () => {
    const { data } = await save('bureau.admin', {
      unitId: 'U2009',
      serverId: 'exam',
      endDate: '2027-08-31',
      seats: '300',
    });
    expect(data).toMatchObject({ endTime: Date.parse('2027-08-31T15:59:59.999Z'), seats: 300 });
    expect((await get('a.fault', '/license/unit?unitId=U2009&serverId=exam')).data).toBe(true);
  });

  test('when a damaged record is granted anew, then it answers again', async () => {
    await save('bureau.admin', { unitId: 'U2009', serverId: 'edu', endDate: '', seats: '' });
    expect((await get('bureau.admin', '/license/unit?unitId=U2009&serverId=edu')).data).toBe(true);
  });

  test.each([
    ['ps.admin', { unitId: 'U2001', serverId: 'exam' }, 'forbidden'],
    ['r.sun', { unitId: 'U2001', serverId: 'exam' }, 'forbidden'],
    ['bureau.admin', { unitId: 'U7777', serverId: 'exam' }, 'not_found'],
    ['bureau.admin', { unitId: 'U2001', serverId: 'exam', endDate: '2027-13-40' }, 'invalid_input'],
    ['bureau.admin', { unitId: 'U2001', serverId: 'exam', endDate: '2027-02-30' }, 'invalid_input'],
    ['bureau.admin', { unitId: 'U2001', serverId: 'Exam!' }, 'invalid_input'],
  ])('when %s saves %j, then it is refused as %s', async (who, form, code) => {
    expect((await save(who, form)).code).toBe(code);
  });

  const terms = (changes: Partial<LicenceTerms> = {}): LicenceTerms => ({
    id: crypto.randomUUID(),
    unitId: 'U2009',
    serverId: 'exam',
    endDate: '2027-08-31',
    seats: 300,
    ...changes,
  });
  const renew = async (loginName: string, key: string) =>
    (await (await platform.as(loginName)).post('/api/base/license/renew', { key })).body;
  const changesOf = async (loginName: string): Promise<LicenceChange[]> =>
    (await get(loginName, '/license/history')).data;

  test('when a school renews by a key, then the module opens, and the history says who did it', async () => {
    const key = signLicence(terms(), demoLicenceKey());
    const { data } = await renew('a.fault', `${key.slice(0, 40)}\r\n  ${key.slice(40)}\n`);
    expect(data).toMatchObject({ endTime: Date.parse('2027-08-31T15:59:59.999Z'), seats: 300 });
    expect((await get('a.fault', '/license/unit?unitId=U2009&serverId=exam')).data).toBe(true);
    const [change, ...others] = await changesOf('a.fault');
    expect(change).toMatchObject({
      serverId: 'exam',
      userName: '故管理 Fault Admin',
      byKey: true,
      endTime: data.endTime,
    });
    expect(change?.endBefore).toBeLessThan(platform.now());
    expect(others).toEqual([]);
    expect(await changesOf('ps.admin')).toEqual([]);
    expect(await changesOf('bureau.admin')).toHaveLength(1);
  });

  test('when a key is used again, by two at once too, then it counts once', async () => {
    const key = signLicence(terms(), demoLicenceKey());
    const answers = await Promise.all([renew('a.fault', key), renew('bureau.admin', key)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await renew('a.fault', key)).fieldErrors).toMatchObject([{ field: 'key' }]);
    expect(await changesOf('a.fault')).toHaveLength(1);
  });

  test('when a key is for another unit, then a school is refused, and the bureau may renew for it', async () => {
    const key = signLicence(terms(), demoLicenceKey());
    expect((await renew('ps.admin', key)).code).toBe('invalid_input');
    expect((await renew('bureau.admin', key)).status).toBe(200);
  });

  test('when a key was changed, is signed by somebody else or is no key, then it is refused', async () => {
    const key = signLicence(terms(), demoLicenceKey());
    const [head, , signature] = key.split('.');
    const longer = Buffer.from(JSON.stringify(terms({ endDate: null }))).toString('base64url');
    const foreign = signLicence(terms(), generateKeyPairSync('ed25519').privateKey);
    const unitless = signLicence(terms({ endDate: 'soon' }), demoLicenceKey());
    const unsigned = `${head}.${longer}.`;
    for (const wrong of [
      `${head}.${longer}.${signature}`,
      foreign,
      unitless,
      unsigned,
      `${key}.x`,
      'LIC1',
      '…',
    ])
      expect([wrong, (await renew('a.fault', wrong)).code]).toEqual([wrong, 'invalid_input']);
    expect(await changesOf('a.fault')).toEqual([]);
  });

  test('when teachers renew or look at the history, then they are refused', async () => {
    const key = signLicence(terms({ unitId: 'U2001' }), demoLicenceKey());
    expect((await renew('t.zhou', key)).code).toBe('forbidden');
    expect((await get('t.zhou', '/license/history')).code).toBe('forbidden');
  });

  test('when the bureau grants a licence, then the history has it as its own word', async () => {
    await save('bureau.admin', { unitId: 'U2001', serverId: 'exam', endDate: '2028-01-31', seats: '' });
    expect(await changesOf('ps.admin')).toMatchObject([
      { serverId: 'exam', userName: '林海 Lin Hai', byKey: false },
    ]);
  });
});
