import type { IncomingMessage } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { PortalDatabase } from '#platform/database';
import { defaultLanguage, findLocaleLanguage, findWantedLanguage, type Language } from '#shared/contracts';
import type { Visitor } from './visitor.ts';

interface Settings {
  readonly language: Language | null;
  readonly default_language: Language | null;
}

interface Noted {
  readonly cookie: string | undefined;
  readonly findSettings: () => Promise<Settings | undefined>;
}

const noted = new WeakMap<IncomingMessage, Noted>();

/** Keeps what a page of this request may need to know for its language; nothing is asked for before there is a page. */
export function noteLanguage(
  request: IncomingMessage,
  { db }: Pick<PortalDatabase, 'db'>,
  visitor: Pick<Visitor, 'userId'> | undefined,
): void {
  const findSettings: Noted['findSettings'] = async () =>
    visitor &&
    db
      .selectFrom('app_user')
      .innerJoin('unit', 'unit.id', 'app_user.unit_id')
      .select(['app_user.language', 'unit.default_language'])
      .where('app_user.id', '=', visitor.userId)
      .executeTakeFirst();
  noted.set(request, { cookie: request.headers.cookie, findSettings });
}

/** The language of a page that the provider writes, in the order of all pages (ADR 66, ADR 73). */
export async function findPageLanguage(ctx: KoaContextWithOIDC): Promise<Language> {
  const { cookie, findSettings } = noted.get(ctx.req) ?? {};
  // A page about an outage must not need the database.
  const settings = await findSettings?.().catch(() => undefined);
  // Steps ahead of the library's own have none.
  const oidc: KoaContextWithOIDC['oidc'] | undefined = ctx.oidc;
  const wanted = findWantedLanguage({
    search: ctx.search,
    headers: { cookie, 'accept-language': ctx.get('accept-language') },
    ofAccount: settings?.language,
    ofClient: findLocaleLanguage(oidc?.params?.ui_locales),
  });
  return wanted ?? settings?.default_language ?? defaultLanguage;
}
