import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Language } from '#shared/language';
import { wordsOf } from '../fixtures/words.ts';

/** What one client of the demo data sends. */
export interface ClientRequest {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly [name: string]: string;
}

/** The page that third-party clients send users to. */
export class AuthorizePage {
  readonly words;
  readonly page: Page;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.words = wordsOf('remotes/signin/authorize', language);
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get details(): Locator {
    return this.page.locator('details');
  }
  get retry(): Locator {
    return this.page.getByRole('button', { name: this.words.text('signin.authorize.retry'), exact: true });
  }

  /** @returns the address of the page, without the origin */
  addressOf(request: ClientRequest, path = '/authorize'): string {
    const query = new URLSearchParams({
      response_type: 'code',
      scope: 'openid profile',
      state: 'st 1&é',
      ...request,
    });
    return `${path}?${query}`;
  }
}

/** A verifier and the parameters that go with it (RFC 7636). */
export function createPkce() {
  const verifier = randomBytes(32).toString('base64url');
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge: { code_challenge, code_challenge_method: 'S256' } };
}
