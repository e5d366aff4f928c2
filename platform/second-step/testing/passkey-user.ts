import { expect } from 'vitest';
import { demoPassword } from '#platform/demo';
import type { DemoPlatform, TestAnswer, TestClient } from '#platform/testing';
import { stepPath } from './second-step-user.ts';
import { createTestDevice, type TestDevice } from './test-device.ts';

export const passkeyPath = `${stepPath}/passkey`;

/** What a user of the demo does with passkeys, at the address of the portal. */
export function createPasskeyUser(platform: DemoPlatform) {
  const { hostname, origin } = new URL(platform.base);

  const challengeOf = async (client: TestClient, call: 'offer' | 'challenge'): Promise<string> =>
    (await client.post(`${passkeyPath}/${call}`)).body.data.challenge;

  const send = (client: TestClient, credential: string): Promise<TestAnswer> =>
    client.post(`${passkeyPath}/add`, { credential, password: demoPassword, name: 'My laptop' });

  return {
    createDevice: (): TestDevice => createTestDevice({ origin, rpId: hostname }),
    challengeOf,
    send,

    /** @returns recovery codes, of the first second step */
    add: async (client: TestClient, device: TestDevice): Promise<string[]> => {
      const { body } = await send(client, device.create(await challengeOf(client, 'offer')));
      expect(body.code).toBe('ok');
      return body.data.recoveryCodes;
    },

    /** Completes a sign-in. */
    pass: async (client: TestClient, device: TestDevice): Promise<TestAnswer> =>
      client.post(`${passkeyPath}/verify`, {
        credential: device.get(await challengeOf(client, 'challenge')),
      }),

    /** Shows what a device answered, right or not. */
    show: (client: TestClient, credential: string): Promise<TestAnswer> =>
      client.post(`${passkeyPath}/verify`, { credential }),
  };
}
