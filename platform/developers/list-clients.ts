import { type ClientFilter, createClientListing, scopeTexts } from '#platform/clients';
import { countPages, type Principal, toPageWindow } from '#platform/http';
import {
  type AnswerOf,
  type clientList,
  type clientOptions,
  DomainError,
  type ParsedPayloadOf,
} from '#shared/contracts';
import {
  findClientRights,
  isBureauAdministrator,
  isDeveloper,
  isUnitAdministrator,
} from './client-rights.ts';
import { consoleUriOf } from './client-rules.ts';
import { toView } from './client-view.ts';
import type { DevelopersDeps } from './developers-deps.ts';
import { findSandboxUnit } from './sandbox-unit.ts';

type View = ParsedPayloadOf<typeof clientList>['view'];

/** A page of clients. @throws DomainError `forbidden` */
export async function listClients(
  { database: { db } }: DevelopersDeps,
  reader: Principal,
  { view, keyword, status, page, size }: ParsedPayloadOf<typeof clientList>,
): Promise<AnswerOf<typeof clientList>> {
  const filter = { ...(status ? { status } : {}), ...filterOf(view, reader), keyword };
  const listing = createClientListing(db);
  const window = toPageWindow(page, size);
  const total = await listing.count(filter);
  const found = await listing.list(reader.unitId, filter, window);
  const list = found.map((listed) => toView(listed, findClientRights(reader, listed.client) ?? []));
  return { list, total, pages: countPages(total, window.size), page: window.page };
}

/** What the developer centre offers a reader. @throws DomainError `forbidden` */
export async function describeOffer(
  { database: { db }, publicUrl }: DevelopersDeps,
  reader: Principal,
): Promise<AnswerOf<typeof clientOptions>> {
  if (!isDeveloper(reader)) throw new DomainError('forbidden');
  const isAdministrator = isUnitAdministrator(reader);
  return {
    issuer: `${new URL(publicUrl).origin}/api/uaa/oidc`,
    consoleUri: consoleUriOf(publicUrl),
    scopes: Object.entries(scopeTexts).map(([name, text]) => ({ name, text })),
    sandboxUnit: (await findSandboxUnit(db)) ?? null,
    isAdministrator,
    waiting: isAdministrator ? await createClientListing(db).count(filterOf('waiting', reader)) : 0,
  };
}

/** What a view shows a reader. @throws DomainError `forbidden` */
function filterOf(view: View, reader: Principal): ClientFilter {
  if (view === 'mine') {
    if (!isDeveloper(reader)) throw new DomainError('forbidden');
    return { ownerId: reader.userId };
  }
  if (!isUnitAdministrator(reader)) throw new DomainError('forbidden');
  const ofUnit = isBureauAdministrator(reader) ? {} : { unitId: reader.unitId, orActive: view === 'all' };
  return view === 'waiting' ? { ...ofUnit, status: 'requested' } : ofUnit;
}
