import type { Principal } from '#platform/http';
import type { AnswerOf, ParsedPayloadOf, peopleList } from '#shared/contracts';
import { requireAdministrator } from './administrator.ts';
import { countPages, toPageWindow } from './page-rules.ts';
import type { PeopleDeps } from './people-deps.ts';
import { createPeopleStore } from './people-store.ts';

/** A page of the administrator's own unit. Two statements, however long the page is. */
export const listPeople = async (
  { db }: Pick<PeopleDeps, 'db'>,
  principal: Principal,
  payload: ParsedPayloadOf<typeof peopleList>,
): Promise<AnswerOf<typeof peopleList>> => {
  requireAdministrator(principal);
  const store = createPeopleStore(db);
  const window = toPageWindow(payload.page, payload.size);
  const total = await store.countPeople(principal.unitId, payload);
  const list = await store.listPeople(principal.unitId, payload, window);
  return { list, total, pages: countPages(total, window.size), page: window.page };
};
