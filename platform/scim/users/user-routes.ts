import type { Router } from 'express';
import type { AnswerScim } from '../http/answer-scim.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { chooseAttributes } from '../wire/choose-attributes.ts';
import { parseWindow, textOf, toListResponse } from '../wire/list-window.ts';
import { parseFilter } from '../wire/parse-filter.ts';
import { parsePatch, parseResource } from '../wire/parse-patch.ts';
import { addUser, changeUser, disableUser } from './save-user.ts';
import { toUserResource } from './user-resource.ts';
import { countUsers, getUserRow, selectUsers, type UserRow } from './user-rows.ts';

/** `/Users`: the students, teachers and parents of the unit. */
export function bindUsers(router: Router, deps: ScimDeps, answer: AnswerScim): void {
  const { db } = deps.database;
  const reply = (row: UserRow, base: string, status = 200) => {
    const body = toUserResource(row, base);
    return { status, body, headers: { ETag: body.meta.version, Location: body.meta.location }, count: 1 };
  };

  router.get(
    '/Users',
    answer('people.read', async ({ program: { unitId }, query, base, choice }) => {
      const conditions = parseFilter(textOf(query, 'filter') ?? '');
      const window = parseWindow(query);
      const total = await countUsers(db, unitId, conditions);
      const rows = window.count === 0 ? [] : await selectUsers(db, unitId, conditions, window).execute();
      const resources = rows.map((row) => chooseAttributes(toUserResource(row, base), choice));
      return { status: 200, body: toListResponse(resources, total, window), count: rows.length };
    }),
  );
  router.post(
    '/Users',
    answer('people.write', async ({ program, request, body, base }) =>
      reply(await addUser(deps, { program, request }, parseResource(body)), base, 201),
    ),
  );
  router.get(
    '/Users/:id',
    answer('people.read', async ({ program: { unitId }, id, base, choice, ifNoneMatch }) => {
      const { body, ...rest } = reply(await getUserRow(db, unitId, id), base);
      if (ifNoneMatch === body.meta.version) return { status: 304, headers: rest.headers };
      return { ...rest, body: chooseAttributes(body, choice) };
    }),
  );
  router.put(
    '/Users/:id',
    answer('people.write', async ({ program, request, body, id, base, ifMatch }) => {
      const order = { id, ifMatch, changes: parseResource(body) };
      return reply(await changeUser(deps, { program, request }, order), base);
    }),
  );
  router.patch(
    '/Users/:id',
    answer('people.write', async ({ program, request, body, id, base, ifMatch }) => {
      const order = { id, ifMatch, changes: parsePatch(body) };
      return reply(await changeUser(deps, { program, request }, order), base);
    }),
  );
  router.delete(
    '/Users/:id',
    answer('people.write', async ({ program, request, id, ifMatch }) => {
      await disableUser(deps, { program, request }, { id, ifMatch });
      return { status: 204, count: 1 };
    }),
  );
}
