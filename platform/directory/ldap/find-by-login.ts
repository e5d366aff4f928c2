import { type Client, escapeFilter } from 'ldapts';
import type { DirectorySettings } from '../directory-settings.ts';
import { type DirectoryPerson, searchedAttributes, toDirectoryPerson } from './entry.ts';

/** The one person of a login name; undefined for nobody, and for two. */
export async function findByLogin(
  client: Client,
  settings: DirectorySettings,
  loginName: string,
): Promise<DirectoryPerson | undefined> {
  const login = settings.userFilter.replaceAll('{login}', () => escapeFilter`${loginName}`);
  const found = new Map<string, DirectoryPerson>();
  for (const { userType, filter } of settings.types) {
    const { searchEntries } = await client.search(settings.baseDn, {
      scope: 'sub',
      filter: `(&${login}${filter})`,
      // Two are as bad as many.
      sizeLimit: 2,
      ...searchedAttributes(settings),
    });
    for (const entry of searchEntries)
      if (!found.has(entry.dn)) found.set(entry.dn, toDirectoryPerson(entry, settings, userType));
  }
  const [only, another] = found.values();
  return another ? undefined : only;
}
