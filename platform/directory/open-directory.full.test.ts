import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DirectoryVariables } from '#shared/directory-settings';
import type { DirectorySettings } from './directory-settings.ts';
import { openDirectory } from './open-directory.ts';
import { readDirectory } from './read-directory.ts';
import { dnOf, hasSlapd, names, startSlapd, type TestDirectory } from './testing/index.ts';

test.runIf(process.env.REQUIRE_SERVICES === '1')('slapd is installed', () => {
  expect(hasSlapd).toBe(true);
});

describe.skipIf(!hasSlapd)('on slapd', () => {
  let slapd: TestDirectory;
  beforeAll(async () => {
    slapd = await startSlapd([
      { uid: 'wang.li', name: '王力', mail: 'wang@school.test' },
      { uid: 'zhao', type: 'student' },
      { uid: 'off', more: ['userAccountControl: 514'] },
      { uid: 'old', more: ['pwdChangedTime: 20200101000000Z'] },
      { uid: 'reset', more: ['pwdReset: TRUE'] },
      { uid: 'locked', more: ['pwdAccountLockedTime: 000001010000Z'] },
      { uid: 'twin', more: ['sAMAccountName: twin'] },
      { uid: 'other.twin', more: ['sAMAccountName: twin'] },
      { uid: 'guid', more: ['objectGUID:: MyIRAFVEd2aImaq7zN3u/w=='] },
    ]);
  }, 60_000);
  afterAll(() => slapd.close());

  const open = (variables: DirectoryVariables = {}) =>
    openDirectory(settingsOf({ ...slapd.variables, ...variables }));
  const prove = async (username: string, password: string, variables: DirectoryVariables = {}) =>
    (await open(variables).prove({ username, password }, () => true)).outcome;

  test.each([
    ['right', 'wang.li', 'secret-of-wang.li'],
    ['right', 'WANG.LI', 'secret-of-wang.li'],
    ['right', 'zhao', 'secret-of-zhao'],
    ['wrong', 'wang.li', 'secret-of-zhao'],
    ['wrong', 'wang.li', ''],
    ['wrong', 'nobody', 'secret-of-nobody'],
    ['wrong', '', ''],
    ['wrong', '*', 'secret-of-wang.li'],
    ['wrong', '*)(uid=*', 'secret-of-wang.li'],
    ['wrong', 'wang.li)(|(uid=*)', 'secret-of-wang.li'],
    ['wrong', 'wang\u0000.li', 'secret-of-wang.li'],
    ['wrong', '\\2a', 'secret-of-wang.li'],
    ['wrong', '{login}$&', 'secret-of-wang.li'],
    ['wrong', 'twin', 'secret-of-twin'],
    ['disabled', 'off', 'secret-of-off'],
    ['wrong', 'off', 'something else'],
    ['expired', 'old', 'secret-of-old'],
    ['wrong', 'old', 'something else'],
    ['expired', 'reset', 'secret-of-reset'],
    ['wrong', 'locked', 'something else'],
  ])('then it is %s for %j with %j', async (outcome, username, password) => {
    expect(await prove(username, password)).toBe(outcome);
  });

  test('when somebody else has the name than who is meant, then the right password proves nothing', async () => {
    const credentials = { username: 'wang.li', password: 'secret-of-wang.li' };
    const { outcome } = await open().prove(credentials, ({ externalId }) => externalId === 'E-zhao');
    expect(outcome).toBe('wrong');
  });

  test('when the directory is reached by StartTLS, or in clear text on this computer, then it answers', async () => {
    const upgraded = { LDAP_URL: slapd.url, LDAP_STARTTLS: '1' };
    expect(await prove('wang.li', 'secret-of-wang.li', upgraded)).toBe('right');
    const { LDAP_CA_FILE, ...plain } = slapd.variables;
    expect(LDAP_CA_FILE).toBeDefined();
    const directory = openDirectory(settingsOf({ ...plain, LDAP_URL: slapd.url }));
    const credentials = { username: 'wang.li', password: 'secret-of-wang.li' };
    expect((await directory.prove(credentials, () => true)).outcome).toBe('right');
  });

  test('when somebody else signed its certificate, or it names another host, then no password is sent', async () => {
    const trusts = [
      { LDAP_CA_FILE: slapd.otherCaFile },
      { LDAP_URL: slapd.url, LDAP_STARTTLS: '1', LDAP_CA_FILE: slapd.otherCaFile },
      { LDAP_URL: slapd.tlsUrl.replace('127.0.0.1', '127.0.0.2') },
    ];
    for (const trust of trusts)
      await expect(prove('wang.li', 'secret-of-wang.li', trust)).rejects.toThrow(/^Error|^no answer/);
  });

  test('when the account that searches is refused, then nobody is said to be wrong', async () => {
    const failed = prove('wang.li', 'secret-of-wang.li', { LDAP_BIND_PASSWORD: 'another' });
    await expect(failed).rejects.toMatchObject({
      name: 'DirectoryAway',
      message: 'InvalidCredentialsError 49',
    });
  });

  test('when entries point elsewhere, then the pointer is not followed', async () => {
    await slapd.change((client) =>
      client.add(`cn=elsewhere,${names.people}`, {
        objectClass: ['referral', 'extensibleObject'],
        cn: 'elsewhere',
        ref: 'ldap://127.0.0.1:9/dc=elsewhere',
      }),
    );
    expect(await prove('wang.li', 'secret-of-wang.li')).toBe('right');
    expect(await prove('nobody', 'x')).toBe('wrong');
    const inside = { LDAP_BASE_DN: `ou=x,cn=elsewhere,${names.people}` };
    await expect(prove('wang.li', 'secret-of-wang.li', inside)).rejects.toMatchObject({
      name: 'DirectoryAway',
    });
  });

  test('when a type is a group, then its members have it', async () => {
    await slapd.change((client) =>
      client.add(`cn=teachers (all),${names.root}`, {
        objectClass: 'groupOfNames',
        cn: 'teachers (all)',
        member: dnOf('wang.li'),
      }),
    );
    const { LDAP_STUDENTS, ...rest } = slapd.variables;
    expect(LDAP_STUDENTS).toBeDefined();
    const group = { ...rest, LDAP_TEACHERS: `cn=teachers (all),${names.root}` };
    const people = await openDirectory(settingsOf(group)).listPeople();
    expect(people.map(({ loginName }) => loginName)).toEqual(['wang.li']);
  });

  test('when people are listed, then each has what the portal needs of her', async () => {
    const people = await open().listPeople();
    expect(people.find(({ loginName }) => loginName === 'wang.li')).toEqual({
      dn: dnOf('wang.li'),
      externalId: 'E-wang.li',
      loginName: 'wang.li',
      realName: '王力',
      email: 'wang@school.test',
      phone: '',
      userType: 2,
      isDisabled: false,
    });
    const guids = await open({ LDAP_EXTERNAL_ID: 'objectGUID' }).listPeople();
    const found = guids.find(({ loginName }) => loginName === 'guid');
    expect(found?.externalId).toBe('00112233-4455-6677-8899-aabbccddeeff');
  });
});

test('when a directory takes connections and says nothing, then 300 who sign in hear of it, and the next without being asked for', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const directory = openDirectory(
    settingsOf({ LDAP_URL: `ldap://127.0.0.1:${port}`, LDAP_BASE_DN: 'dc=x', LDAP_TEACHERS: '(uid=*)' }),
  );
  const ask = () => directory.prove({ username: 'a', password: 'b' }, () => true);
  const answers = await Promise.allSettled(Array.from({ length: 300 }, ask));
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'DirectoryAway' } });
  await expect(ask()).rejects.toThrow('not asked');
  silent.close();
}, 30_000);

function settingsOf(variables: DirectoryVariables): DirectorySettings {
  const settings = readDirectory({ LDAP_UNIT: 'U1', ...variables });
  if (!settings) throw new Error('these variables name no directory');
  return settings;
}
