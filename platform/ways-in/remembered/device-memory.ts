import { randomUUID } from 'node:crypto';
import { browserFamily, type DeviceMemory, deviceLabel } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import { createDeviceStore } from './device-store.ts';
import {
  clearedAttemptCookie,
  clearedRememberCookie,
  createSelector,
  createValidator,
  findRememberToken,
  hashValidator,
  hasRememberCookie,
  rememberCookie,
  rememberLifetime,
} from './remember-token.ts';

/** Remembers and forgets browsers for identity. */
export function createDeviceMemory({ clock }: { clock: Clock }): DeviceMemory {
  return {
    remember: async (trx, { userId, request }) => {
      const now = clock();
      const token = { selector: createSelector(), validator: createValidator() };
      const family = `rem_${randomUUID()}`;
      await createDeviceStore(trx).insert({
        selector: token.selector,
        user_id: userId,
        family,
        kind: 'remember',
        validator_hash: hashValidator(token.validator),
        device_label: deviceLabel(request.userAgent),
        ua_family: browserFamily(request.userAgent),
        created_at: now,
        last_used_at: now,
        expires_at: now + rememberLifetime,
      });
      return { family, cookies: [rememberCookie(token, rememberLifetime / 1000)] };
    },

    forget: async (db, cookies) => {
      const token = findRememberToken(cookies);
      if (token) await createDeviceStore(db).deleteBy({ selector: token.selector });
      return hasRememberCookie(cookies) ? [clearedRememberCookie, clearedAttemptCookie] : [];
    },

    forgetFamily: async (db, family) => {
      await createDeviceStore(db).deleteBy({ family });
    },

    forgetUser: async (db, userId) => {
      await createDeviceStore(db).deleteBy({ user_id: userId });
    },
  };
}
