import { expect } from 'vitest';
import { demoPassword } from '#platform/demo';
import type { DemoPlatform, TestAnswer, TestClient } from '#platform/testing';
import { readBase32 } from '../base32.ts';
import { codeOf, intervalOf } from '../totp.ts';

export const stepPath = '/api/uaa/second_step';
/** How long a code counts, ms. */
export const step = 30_000;

export type SecondStepUser = ReturnType<typeof createSecondStepUser>;

/** What a user of the demo does with her password and the app that makes codes. */
export function createSecondStepUser(platform: DemoPlatform) {
  /** @param ahead intervals from now */
  const codeNow = (secret: string, ahead = 0): string =>
    codeOf(readBase32(secret), intervalOf(platform.now()) + ahead);
  return {
    codeNow,

    signIn: async (username: string, ip?: string): Promise<TestClient> => {
      const client = platform.createClient(ip);
      const { body } = await client.post('/api/uaa/oauth/login', { username, password: demoPassword });
      expect([username, body.code]).toEqual([username, 'ok']);
      return client;
    },

    /** Sets up an app. The code that it takes is spent, so the clock goes on by one. */
    enrol: async (client: TestClient): Promise<{ secret: string; recoveryCodes: string[] }> => {
      const { secret, offer } = (await client.get(`${stepPath}/offer`)).body.data;
      const order = { offer, code: codeNow(secret), password: demoPassword };
      const { body } = await client.post(`${stepPath}/enrol`, order);
      expect(body.code).toBe('ok');
      platform.advance(step);
      return { secret, recoveryCodes: body.data.recoveryCodes };
    },

    verify: (client: TestClient, code: string): Promise<TestAnswer> =>
      client.post(`${stepPath}/verify`, { code }),

    meOf: async (client: TestClient) => (await client.get('/api/uaa/oauth/me')).body.data,
  };
}
