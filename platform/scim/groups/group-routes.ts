import type { Router } from 'express';
import type { AnswerScim, ScimInput } from '../http/answer-scim.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { chooseAttributes, hasAttribute } from '../wire/choose-attributes.ts';
import { parseWindow, textOf, toListResponse } from '../wire/list-window.ts';
import { parseFilter } from '../wire/parse-filter.ts';
import { type Change, parsePatch, parseResource } from '../wire/parse-patch.ts';
import { ScimError } from '../wire/scim-error.ts';
import { changeGroup } from './change-group.ts';
import { toGroupResource } from './group-resource.ts';
import { countGroups, type GroupRow, getGroupRow, listMembers, selectGroups } from './group-rows.ts';

/** `/Groups`: the open classes of the unit. They are founded and closed in the portal. */
export function bindGroups(router: Router, deps: ScimDeps, answer: AnswerScim): void {
  const { db } = deps.database;

  const describeGroups = async (rows: readonly GroupRow[], { program, base, choice }: ScimInput) => {
    const members = hasAttribute(choice, 'members') ? await listMembers(db, program.unitId, rows) : undefined;
    return rows.map((row) =>
      chooseAttributes(toGroupResource(row, members && (members.get(row.id) ?? []), base), choice),
    );
  };
  const reply = async (row: GroupRow, input: ScimInput) => {
    const [body] = await describeGroups([row], input);
    return { status: 200, body, count: 1 };
  };
  const change = async (input: ScimInput, changes: readonly Change[]) => {
    const { program, request, id } = input;
    return reply(await changeGroup(deps, { program, request }, { id, changes }), input);
  };

  router.get(
    '/Groups',
    answer('classes.read', async (input) => {
      const { program, query } = input;
      const conditions = parseFilter(textOf(query, 'filter') ?? '');
      const window = parseWindow(query);
      const total = await countGroups(db, program.unitId, conditions);
      const rows =
        window.count === 0 ? [] : await selectGroups(db, program.unitId, conditions, window).execute();
      const resources = await describeGroups(rows, input);
      return { status: 200, body: toListResponse(resources, total, window), count: rows.length };
    }),
  );
  router.get(
    '/Groups/:id',
    answer('classes.read', async (input) =>
      reply(await getGroupRow(db, input.program.unitId, input.id), input),
    ),
  );
  router.patch(
    '/Groups/:id',
    answer('classes.write', (input) => change(input, parsePatch(input.body))),
  );
  router.put(
    '/Groups/:id',
    answer('classes.write', (input) => change(input, parseResource(input.body))),
  );
  const refuse = answer('classes.write', async () => {
    throw new ScimError(501, 'classes are founded and closed in the portal alone');
  });
  router.post('/Groups', refuse);
  router.delete('/Groups/:id', refuse);
}
