import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#platform/identity';
import {
  forEachEngine,
  insertUnitWithUser,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '#platform/testing';

const password = 'Demo2026';
const passwordHash = await hashPassword(password);
const qr = '/api/uaa/social/qr';
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };

forEachEngine((engine) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform(engine.database());
  });
  afterAll(() => platform.close());

  let address = 0;
  const createClient = (): TestClient => {
    address += 1;
    return platform.createClient(`10.50.0.${address}`, firefox);
  };
  const createPhone = async () => {
    const { user } = await insertUnitWithUser(engine.database().db, { password_hash: passwordHash });
    const client = createClient();
    await client.post('/api/uaa/oauth/login', { username: user.login_name, password });
    return { user, client };
  };
  const createScreen = async () => {
    const client = createClient();
    const { scanToken } = (await client.post(`${qr}/create`)).body.data;
    return { client, scanToken };
  };
  const stateOf = async (client: TestClient): Promise<string> =>
    (await client.post(`${qr}/poll`)).body.data.state;
  const confirm = (client: TestClient, scanToken: string) => client.post(`${qr}/confirm`, { scanToken });

  test('when a device confirms the code of a screen, then the screen is signed in, once', async () => {
    const { user, client: phone } = await createPhone();
    const { client: screen, scanToken } = await createScreen();
    expect(await stateOf(screen)).toBe('waiting');
    const described = await phone.get(`${qr}/describe?scanToken=${scanToken}`);
    expect(described.body.data).toMatchObject({ deviceLabel: 'Firefox · Linux' });
    expect((await confirm(phone, scanToken)).body.status).toBe(200);
    const copy = createClient();
    copy.cookies.set('sy_qr', screen.cookies.get('sy_qr') ?? '');
    const answer = await screen.post(`${qr}/poll`);
    expect(answer.body.data).toMatchObject({ state: 'signed-in', login: { userId: user.id } });
    expect((await screen.get('/api/uaa/oauth/me')).body.data.userId).toBe(user.id);
    expect(await stateOf(copy)).toBe('over');
    const sessions = (await screen.get('/api/uaa/session/list')).body.data;
    expect(sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).amr).toEqual(['pwd', 'qr']);
  });

  test('when secrets are stored, then only their hashes are', async () => {
    const { client, scanToken } = await createScreen();
    const rows = JSON.stringify(await engine.database().db.selectFrom('qr_sign_in').selectAll().execute());
    expect(rows).not.toContain(scanToken);
    expect(rows).not.toContain(client.cookies.get('sy_qr'));
  });

  test('when somebody only photographed the code, then polling with it leads nowhere', async () => {
    const { client: phone } = await createPhone();
    const { scanToken } = await createScreen();
    await confirm(phone, scanToken);
    const thief = createClient();
    thief.cookies.set('sy_qr', scanToken);
    expect(await stateOf(thief)).toBe('over');
    expect(await stateOf(createClient())).toBe('over');
  });

  test('when several devices confirm at once, then one counts', async () => {
    const { scanToken } = await createScreen();
    const phones = await Promise.all([createPhone(), createPhone(), createPhone()]);
    const answers = await Promise.all(phones.map(({ client }) => confirm(client, scanToken)));
    expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['not_found', 'not_found', 'ok']);
  });

  test('when two minutes have passed, then it can be neither confirmed nor used', async () => {
    const { client: phone } = await createPhone();
    const late = await createScreen();
    const confirmed = await createScreen();
    await confirm(phone, confirmed.scanToken);
    platform.advance(2 * 60 * 1000);
    expect((await confirm(phone, late.scanToken)).body.code).toBe('not_found');
    expect(await stateOf(confirmed.client)).toBe('over');
  });

  test('when the device signs out or is disabled before the screen asks, then the screen is not signed in', async () => {
    const { client: phone } = await createPhone();
    const first = await createScreen();
    await confirm(phone, first.scanToken);
    await phone.post('/api/uaa/oauth/logout');
    expect((await first.client.post(`${qr}/poll`)).body.code).toBe('ticket_invalid');
    const { user, client } = await createPhone();
    const second = await createScreen();
    await confirm(client, second.scanToken);
    const { db } = engine.database();
    await db.updateTable('app_user').set({ user_status: 'disabled' }).where('id', '=', user.id).execute();
    expect((await second.client.post(`${qr}/poll`)).body.code).toBe('account_disabled');
  });

  test('when nobody is signed in on the device, then it cannot confirm', async () => {
    const { scanToken } = await createScreen();
    expect((await confirm(createClient(), scanToken)).body.code).toBe('not_signed_in');
  });
});
