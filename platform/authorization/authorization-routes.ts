import { isScopeName, scopeTexts } from '#platform/clients';
import { answer, answerPublic, type Route, refused } from '#platform/http';
import { createAuditWriter } from '#platform/identity';
import {
  consentApps,
  consentConfirm,
  consentDeny,
  consentDetails,
  consentRevoke,
  DomainError,
  isDomainError,
  shiyueWebauth,
  signInRequestingApp,
} from '#shared/contracts';
import { createConsentStore } from './consents.ts';
import { endAuthorizationsOfClient } from './end-authorizations.ts';
import { explainRefusal } from './explain-refusal.ts';
import { createInteractions, type InteractionsDeps } from './interactions.ts';
import { createRequestingAppFinder } from './requesting-app.ts';
import { createWebauth } from './webauth.ts';

/** The calls of the authorize page, the consent page and the list of connected apps. */
export function createAuthorizationRoutes(deps: InteractionsDeps): Route[] {
  const { db } = deps.database;
  const authorize = createWebauth(deps);
  const interactions = createInteractions(deps);
  const findRequestingApp = createRequestingAppFinder(deps);
  return [
    answer(shiyueWebauth, async ({ payload, principal, request }) => {
      try {
        return await authorize(payload, principal, request);
      } catch (error) {
        if (!isDomainError(error) || error.code !== 'authorization_refused') throw error;
        return refused(error, {
          data: await explainRefusal(deps.database, payload, principal, error.detail ?? ''),
        });
      }
    }),
    answerPublic(signInRequestingApp, ({ payload }) => findRequestingApp(payload.returnTo)),
    answer(consentDetails, ({ payload, principal }) => interactions.details(payload.interaction, principal)),
    answer(consentConfirm, async ({ payload, principal, request }) => {
      return interactions.confirm(payload.interaction, principal, request);
    }),
    answer(consentDeny, ({ payload, principal, request }) =>
      interactions.deny(payload.interaction, principal, request),
    ),
    answer(consentApps, async ({ principal }) => {
      const rows = await createConsentStore(db).listOf(principal.userId);
      return rows.map((row) => ({
        clientId: row.client_id,
        name: { 'zh-CN': row.name_zh, en: row.name_en },
        scopes: row.scopes.filter(isScopeName).map((name) => ({ name, text: scopeTexts[name] })),
        grantedAt: row.granted_at,
        lastUsedAt: row.last_used_at,
      }));
    }),
    answer(consentRevoke, async ({ payload, principal, request }) => {
      await db.transaction().execute(async (trx) => {
        const isRevoked = await createConsentStore(trx).revoke(
          payload.clientId,
          principal.userId,
          deps.clock(),
        );
        if (!isRevoked) throw new DomainError('not_found');
        await endAuthorizationsOfClient(trx, payload.clientId, principal.userId);
        const { userId, loginName } = principal;
        const line = { event: 'consent_revoked', userId, loginName, detail: payload.clientId };
        await createAuditWriter(deps.clock)(trx, line, request);
      });
      return null;
    }),
  ];
}
