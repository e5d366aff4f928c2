import { describe, expect, onTestFinished, test } from 'vitest';
import { buildUnit } from '#platform/testing';
import { hasSlapd, startSlapd, type TestDirectory } from '../../platform/directory/testing/index.ts';
import { examine } from '../../scripts/portal/doctor/examine.ts';
import { createPortalPlace } from './testing/portal-place.ts';
import { runPortal } from './testing/run-portal.ts';

async function startDirectory(): Promise<TestDirectory> {
  const slapd = await startSlapd([
    { uid: 'wang.li', name: '王力' },
    { uid: 'zhao', type: 'student' },
    { uid: 'x', type: 'student' },
  ]);
  onTestFinished(() => slapd.close());
  return slapd;
}

describe.skipIf(!hasSlapd)('on slapd', () => {
  test('when an operator compares, then she sees what would happen, does it, and can take it back', async () => {
    const slapd = await startDirectory();
    const place = await createPortalPlace('sqlite');
    onTestFinished(() => place.remove());
    const database = place.open();
    const env = { ...place.env, ...slapd.variables, LDAP_UNIT: 'U1' };
    expect(await runPortal(place.env, 'directory', 'sync')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('LDAP_URL is not set'),
    });
    await database.db
      .insertInto('unit')
      .values(buildUnit({ id: 'U1' }))
      .execute();
    const people = () =>
      database.db.selectFrom('app_user').select('login_name').orderBy('login_name').execute();
    const preview = await runPortal(env, 'directory', 'sync', '--preview');
    expect(preview).toMatchObject({ status: 0, stderr: '' });
    expect(preview.stdout).toMatch(
      /^Nothing was written\.\nNew +2\n(.*\n)+Refused +1\n {2}E-x: name not usable\n$/,
    );
    expect(await people()).toEqual([]);
    expect((await runPortal(env, 'directory', 'sync')).stdout).toMatch(/^Done\.\nNew +2\n/);
    expect(await people()).toEqual([{ login_name: 'wang.li' }, { login_name: 'zhao' }]);
    await slapd.remove('wang.li');
    const stopped = await runPortal(env, 'directory', 'sync');
    expect(stopped).toMatchObject({ status: 1, stdout: '' });
    expect(stopped.stderr).toContain('more than a third');
    expect((await runPortal(env, 'directory', 'sync', '--force')).stdout).toMatch(/Gone +1 \(disabled\)/);
    expect((await runPortal(env, 'directory', 'release', '--unit', 'U1')).status).toBe(1);
    const released = await runPortal(place.env, 'directory', 'release', '--unit', 'U1');
    expect(released.stdout).toBe('Released  2\n');
    expect(await database.db.selectFrom('directory_account').selectAll().execute()).toEqual([]);
    await database.close();
  }, 60_000);

  test('when the doctor looks, then it says whether the directory answers, and how many people it has', async () => {
    const slapd = await startDirectory();
    const find = async (more: Record<string, string> = {}): Promise<string> => {
      const findings = await examine({ ...slapd.variables, LDAP_UNIT: 'U1', ...more });
      const found = findings.find(({ name }) => name === 'LDAP_URL');
      return `${found?.state} ${found?.text}`;
    };
    expect(await find()).toBe('ok The directory answers and has 3 people');
    expect(await find({ LDAP_STUDENTS: '(uid=nobody)', LDAP_TEACHERS: '' })).toMatch(
      /^note .* 0 people: look at/,
    );
    expect(await find({ LDAP_BIND_PASSWORD: 'another' })).toMatch(
      /^fail .*InvalidCredentials.*: compare the LDAP_/,
    );
    expect(await find({ LDAP_CA_FILE: slapd.otherCaFile })).toMatch(/^fail /);
  }, 60_000);
});
