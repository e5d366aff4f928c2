import { answer, answerPublic, type Route, refused, withCookies } from '#platform/http';
import {
  DomainError,
  deviceList,
  deviceRemember,
  deviceRevoke,
  isDomainError,
  oauthLoginUserClient,
} from '#shared/contracts';
import { proveClient, rememberClient } from './client-device.ts';
import { createDeviceStore } from './device-store.ts';
import { proveBrowser } from './prove-browser.ts';
import {
  clearedAttemptCookie,
  clearedRememberCookie,
  findAttempt,
  findRememberToken,
  hasRememberCookie,
} from './remember-token.ts';
import type { RememberedDeps } from './remembered-deps.ts';

/** Sign-in of remembered devices, and the user's list of them. */
export function createRememberedRoutes(deps: RememberedDeps): Route[] {
  const { database, clock, admit } = deps;
  const { db } = database;
  return [
    answerPublic(oauthLoginUserClient, async ({ payload: { userClientId }, request, cookies }) => {
      const order = { request, cookies, refusal };
      if (userClientId) {
        const shown = { userClientId, cookies, request };
        const prove = (trx: typeof db) => proveClient(deps, trx, shown);
        return admit({ ...order, way: 'client', secret: userClientId, prove });
      }
      const token = findRememberToken(cookies);
      try {
        if (!token) throw refusal();
        const shown = { ...token, attempt: findAttempt(cookies) };
        const prove = (trx: typeof db) => proveBrowser(deps, trx, shown, request);
        return await admit({ ...order, way: 'remember', secret: token.selector, prove });
      } catch (error) {
        if (!isDomainError(error) || error.code !== 'remember_invalid') throw error;
        const cleared = hasRememberCookie(cookies) ? [clearedRememberCookie, clearedAttemptCookie] : [];
        return refused(error, { cookies: cleared });
      }
    }),
    answer(deviceRemember, async ({ principal, request }) => {
      const { cookie, ...answer } = await rememberClient(deps, principal, request);
      return withCookies(answer, [cookie]);
    }),
    answer(deviceList, async ({ principal }) => {
      const store = createDeviceStore(db);
      const current = await store.findFamilyOf(principal.sessionId);
      const devices = await store.listOf(principal.userId, clock());
      return devices.map((device) => ({
        deviceId: device.selector,
        kind: device.kind,
        deviceLabel: device.device_label,
        createdAt: iso(device.created_at),
        lastUsedAt: iso(device.last_used_at),
        expiresAt: iso(device.expires_at),
        isCurrent: device.family === current,
      }));
    }),
    answer(deviceRevoke, async ({ payload, principal, request }) => {
      const { userId, loginName } = principal;
      await db.transaction().execute(async (trx) => {
        const by = { selector: payload.deviceId, user_id: userId };
        const device = await createDeviceStore(trx).deleteBy(by);
        if (!device) throw new DomainError('not_found');
        await deps.endFamily(trx, device.family, 'device_revoked');
        await deps.writeAudit(trx, { event: 'device_revoked', userId, loginName }, request);
      });
      return null;
    }),
  ];
}

function refusal(): DomainError {
  return new DomainError('remember_invalid');
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
