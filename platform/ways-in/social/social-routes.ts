import { answer, answerPublic, type Route } from '#platform/http';
import {
  DomainError,
  socialBegin,
  socialBind,
  socialInfo,
  socialLinkList,
  socialLogin,
  socialMpInfo,
  socialQyInfo,
  socialUnlink,
} from '#shared/contracts';
import { beginSocial } from './begin.ts';
import { bindSocial } from './bind.ts';
import type { SocialDeps } from './social-deps.ts';
import { signInBySocial } from './social-sign-in.ts';
import { createSocialStore } from './social-store.ts';

/** The calls of `/api/uaa/social` (B12, B13, B14) and the portal's own beside them. */
export function createSocialRoutes(deps: SocialDeps): Route[] {
  const { providers, writeAudit } = deps;
  const { db } = deps.database;

  const appIdOf = (provider: string): { providerAppId: string } => {
    const adapter = providers.get(provider);
    if (!adapter) throw new DomainError('not_found');
    return { providerAppId: adapter.appId };
  };

  return [
    answerPublic(socialInfo, async () =>
      [...providers].map(([providerId, { appId, applicationId, loginAddress, names }]) => ({
        providerId,
        providerAppId: appId,
        providerApplicationId: applicationId,
        providerAppLoginUrl: loginAddress,
        ...(names ? { providerNames: names } : {}),
      })),
    ),
    answerPublic(socialQyInfo, async () => appIdOf('qy')),
    answerPublic(socialMpInfo, async () => appIdOf('mp')),
    answerPublic(socialBegin, ({ payload, ...caller }) => beginSocial(deps, payload, caller)),
    answerPublic(socialBind, ({ payload, ...caller }) => bindSocial(deps, payload, caller)),
    answer(socialLinkList, async ({ principal }) => {
      const links = await createSocialStore(db).listLinksOf(principal.userId);
      return links.map(({ provider, created_at }) => ({
        provider,
        boundAt: new Date(created_at).toISOString(),
      }));
    }),
    answer(socialUnlink, async ({ payload: { provider }, principal, request }) => {
      const { userId, loginName } = principal;
      await db.transaction().execute(async (trx) => {
        if (!(await createSocialStore(trx).deleteLink(userId, provider))) throw new DomainError('not_found');
        await writeAudit(trx, { event: 'social_unbound', userId, loginName, detail: provider }, request);
      });
      return null;
    }),
    answerPublic(socialLogin, ({ payload, ...caller }) => signInBySocial(deps, payload, caller)),
  ];
}
