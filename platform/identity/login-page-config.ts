import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { LoginPageConfig } from '#shared/contracts';

/**
 * Configuration of a unit's login page; null for a unit that does not exist or is disabled.
 * @param hasFaces whether there is a service that recognises faces
 */
export async function findLoginPageConfig(
  db: Kysely<Tables>,
  unitId: string,
  hasFaces: boolean,
): Promise<LoginPageConfig | null> {
  const row = await db
    .selectFrom('unit')
    .select([
      'name',
      'en_name',
      'footer',
      'link',
      'decoration_set',
      'allow_url_credentials',
      'face_login',
      'default_language',
    ])
    .where('id', '=', unitId)
    .where('status', '=', 'enabled')
    .executeTakeFirst();
  if (!row) return null;
  return {
    footer: row.footer,
    link: row.link,
    decorationSet: row.decoration_set,
    unitName: row.name,
    unitEnName: row.en_name,
    allowUrlCredentials: row.allow_url_credentials === 1,
    faceLogin: hasFaces && row.face_login === 1,
    defaultLanguage: row.default_language,
  };
}
