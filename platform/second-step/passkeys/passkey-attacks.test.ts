import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#platform/demo';
import { type DemoPlatform, forEachEngine, startDemoPlatform, type TestClient } from '#platform/testing';
import { createPasskeyUser, passkeyPath } from '../testing/passkey-user.ts';
import { createSecondStepUser } from '../testing/second-step-user.ts';
import type { TestDevice } from '../testing/test-device.ts';
import { challengeLifetime } from './challenges.ts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  let user: ReturnType<typeof createPasskeyUser>;
  let signIn: ReturnType<typeof createSecondStepUser>['signIn'];
  let device: TestDevice;
  let owner: TestClient;
  let codes: string[];
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database());
    user = createPasskeyUser(platform);
    ({ signIn } = createSecondStepUser(platform));
    device = user.createDevice();
    owner = await signIn('ps.admin');
    codes = await user.add(owner, device);
  });
  afterEach(() => platform.close());

  const challenge = (client: TestClient) => user.challengeOf(client, 'challenge');
  const codeOf = async (client: TestClient, credential: string): Promise<string> =>
    (await user.show(client, credential)).body.code;

  test('T37 when an answer is shown again, in parallel or by another session, then it counts once', async () => {
    const [client, other] = [await signIn('ps.admin'), await signIn('ps.admin')];
    const credential = device.get(await challenge(client));
    await challenge(other);
    expect(await codeOf(other, credential)).toBe('invalid_input');
    const answers = await Promise.all([codeOf(client, credential), codeOf(client, credential)]);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    const again = await signIn('ps.admin');
    expect(await codeOf(again, credential)).toBe('invalid_input');
    await challenge(again);
    expect(await codeOf(again, credential)).toBe('invalid_input');
  });

  test('T37 when a wrong answer took the challenge, then the right one to it is too late', async () => {
    const client = await signIn('ps.admin');
    const asked = await challenge(client);
    expect(await codeOf(client, device.get('AAAA'))).toBe('invalid_input');
    expect(await codeOf(client, device.get(asked))).toBe('invalid_input');
  });

  test('T37 when it comes from another origin, for another host, of another kind or without a touch, then it is refused', async () => {
    const wrong = [
      { at: 'https://portal.evil.example' },
      { at: `${platform.base}0` },
      { of: 'evil.example' },
      { type: 'webauthn.create' },
      { isTouched: false },
    ];
    const client = await signIn('ps.admin');
    for (const options of wrong)
      expect([options, await codeOf(client, device.get(await challenge(client), options))]).toEqual([
        options,
        'invalid_input',
      ]);
    expect(await codeOf(client, device.get(await challenge(client)))).toBe('ok');
  });

  test("T37 when the passkey is another user's, another device signs, or it was removed, then it is refused", async () => {
    const foreign = user.createDevice();
    const bureau = await signIn('bureau.admin');
    await user.add(bureau, foreign);
    const client = await signIn('ps.admin');
    expect(await codeOf(client, foreign.get(await challenge(client)))).toBe('invalid_input');
    const posing = foreign.get(await challenge(client), { as: device.id });
    expect(await codeOf(client, posing)).toBe('invalid_input');
    await user.add(owner, user.createDevice());
    await owner.post(`${passkeyPath}/remove`, { passkeyId: device.id, password: demoPassword });
    const late = await signIn('ps.admin');
    expect(await codeOf(late, device.get(await challenge(late)))).toBe('invalid_input');
    expect((await user.send(bureau, foreign.create('AAAA'))).body.code).toBe('invalid_input');
  });

  test('T37 when the count of the device goes back, then it is a copy, and is refused', async () => {
    for (const by of [1, 2]) {
      const client = await signIn('ps.admin');
      await user.pass(client, device);
      device.turnBack(by);
      const copy = await signIn('ps.admin');
      expect((await user.pass(copy, device)).body.code).toBe('invalid_input');
    }
  });

  test('T37 when the challenge is older than five minutes, or was for a new passkey, then it is refused', async () => {
    const client = await signIn('ps.admin');
    const credential = device.get(await challenge(client));
    platform.advance(challengeLifetime);
    expect(await codeOf(client, credential)).toBe('invalid_input');
    const offered = await user.challengeOf(owner, 'offer');
    expect(await codeOf(owner, device.get(offered))).toBe('invalid_input');
  });

  test('T37 when a new passkey is for another place, another session, or was added, then it is not kept', async () => {
    const [fresh, bureau] = [user.createDevice(), await signIn('bureau.admin')];
    const offered = () => user.challengeOf(owner, 'offer');
    const wrong = [
      fresh.create(await user.challengeOf(bureau, 'offer')),
      fresh.create(await offered(), { at: 'https://evil.example' }),
      fresh.create(await offered(), { of: 'evil.example' }),
      '{}',
      'no json',
    ];
    for (const credential of wrong) {
      await offered();
      expect((await user.send(owner, credential)).body.fieldErrors[0].field).toBe('credential');
    }
    const taken = await user.send(owner, device.create(await offered()));
    expect(taken.body.code).toBe('invalid_input');
    // Nor by somebody else, who would come in with it.
    const foreign = await user.send(bureau, device.create(await user.challengeOf(bureau, 'offer')));
    expect(foreign.body.code).toBe('invalid_input');
    expect((await user.send(owner, fresh.create(await offered()))).body.code).toBe('ok');
  });

  test('T37 when somebody knows the password and tries, then she is stopped, and recovery codes go on', async () => {
    const answers: string[] = [];
    for (let at = 0; at < 12; at += 1)
      answers.push(await codeOf(await signIn('ps.admin', `10.9.0.${at}`), 'nothing'));
    expect(answers.filter((code) => code === 'invalid_input')).toHaveLength(10);
    expect(answers.slice(10)).toEqual(['too_many_attempts', 'too_many_attempts']);
    const client = await signIn('ps.admin', '10.9.1.1');
    const { body } = await client.post('/api/uaa/second_step/verify', { code: codes[0] ?? '' });
    expect(body.code).toBe('ok');
  });
});
