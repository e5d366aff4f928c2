import type { Client } from 'ldapts';
import type { DirectorySettings } from '../directory-settings.ts';
import { type DirectoryPerson, searchedAttributes, toDirectoryPerson } from './entry.ts';

/** Entries of one answer; Active Directory gives at most 1000. */
const pageSize = 500;

/** Everybody, page by page (RFC 2696). Of somebody with two types, the first counts. */
export async function listPeople(client: Client, settings: DirectorySettings): Promise<DirectoryPerson[]> {
  const people = new Map<string, DirectoryPerson>();
  for (const { userType, filter } of settings.types) {
    const pages = client.searchPaginated(settings.baseDn, {
      scope: 'sub',
      filter,
      paged: { pageSize },
      ...searchedAttributes(settings),
    });
    for await (const { searchEntries } of pages)
      for (const entry of searchEntries)
        if (!people.has(entry.dn)) people.set(entry.dn, toDirectoryPerson(entry, settings, userType));
  }
  return [...people.values()];
}
