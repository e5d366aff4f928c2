import type { Request, Router } from 'express';
import { DomainError } from '#shared/contracts';
import { renderMockPage } from './mock-page.ts';
import type { MockAuthorizeQuery, MockProvider } from './mock-provider.ts';

/** The provider's page, in demo mode only. */
export const mockAuthorizePath = '/api/uaa/social/mock/authorize';

/** `GET …/authorize?appid&redirect_uri&scope&state`; with `choose` it answers the redirect at once. */
export function bindMockProvider(router: Router, provider: MockProvider): void {
  router.get(mockAuthorizePath, (request, response) => {
    const query = readQuery(request);
    // As at the real ones: to an address that was not registered goes nothing, not even an error.
    if (!provider.isAcceptable(query)) throw new DomainError('bad_request');
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    const choice = text(request.query.choose);
    if (choice) {
      response.redirect(303, provider.decide(query, choice));
      return;
    }
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'",
    );
    response.type('html').send(renderMockPage(query).toString());
  });
}

function readQuery({ query }: Request): MockAuthorizeQuery {
  return {
    appId: text(query.appid),
    redirectUri: text(query.redirect_uri),
    scope: text(query.scope) || 'snsapi_login',
    state: text(query.state),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
