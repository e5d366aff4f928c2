import type { Request, Router } from 'express';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import { hashToken } from '#platform/identity';
import { schoolReturnPath } from './adapters/school/school-adapter.ts';
import { createSocialStore } from './social-store.ts';

/**
 * The one address that an OpenID provider of the school's own sends browsers back to. It redeems nothing: it goes on to
 * the sign-in page with what came, and with the page that the sign-in was begun for.
 */
export function bindSocialReturn(
  router: Router,
  { db, publicUrl }: { db: Kysely<Tables>; publicUrl: string },
): void {
  router.get(schoolReturnPath, async (request, response) => {
    const { state = '', code, iss } = readQuery(request);
    const begun = await createSocialStore(db).findReturn(hashToken(state));
    const query = new URLSearchParams(begun?.return_query ?? '');
    query.set('state', state);
    // Without a code, the page says that the sign-in was not finished there.
    if (code !== undefined) query.set('code', code);
    if (iss !== undefined) query.set('iss', iss);
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    response.redirect(303, `${publicUrl}/login?${query}`);
  });
}

function readQuery({ query }: Request) {
  return { state: textOf(query.state), code: textOf(query.code), iss: textOf(query.iss) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 2048 ? value : undefined;
}
