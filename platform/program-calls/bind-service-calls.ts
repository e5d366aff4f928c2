import type { GenericSchema, InferOutput } from 'valibot';
import type { ProgramScope } from '#platform/clients';
import { checkPayload } from '#platform/http';
import {
  createProgramDoor,
  describeErrorInWords,
  type ProgramInput,
  type ProgramReply,
  readBody,
} from '#platform/programs';
import { DomainError } from '#shared/contracts';
import { bodyLimit } from './call-limits.ts';
import { countCall } from './count-writing.ts';
import { listClasses } from './list-classes.ts';
import { listPeople } from './list-people.ts';
import {
  badgesOrder,
  classesQuery,
  messageOrder,
  peopleQuery,
  readersEnd,
  readersOrder,
  todoEnd,
  todoOrder,
} from './payloads.ts';
import { endTodos, saveTodos } from './save-todos.ts';
import { sendServiceMessage } from './send-service-message.ts';
import type { ServiceCallsDeps } from './service-calls-deps.ts';
import { setBadges } from './set-badges.ts';
import { endSharing, shareFile } from './share-file.ts';

const folder = '/programs/v1';

type Handler = ReturnType<ReturnType<typeof createProgramDoor>>;

/** Where calls of programs are served, such as an app of express. */
interface ProgramRoutes {
  readonly get: (path: string, handler: Handler) => unknown;
  readonly post: (path: string, handler: Handler) => unknown;
}

/** What services read of their unit, and what they write to its people. */
export function bindServiceCalls(app: ProgramRoutes, deps: ServiceCallsDeps): void {
  const { db } = deps.database;
  const { read, write } = createBinders(app, deps);
  read('/people', 'people.read', peopleQuery, async (program, query) => {
    const body = await listPeople(db, program, query);
    return { status: 200, body, count: body.people.length };
  });
  read('/classes', 'classes.read', classesQuery, async (program, query) => {
    const body = await listClasses(db, program, query);
    return { status: 200, body, count: body.classes.length };
  });
  write('/badges', 'badges.write', badgesOrder, async (program, order) => {
    const body = await setBadges(deps, program, order);
    return { status: 200, body, count: body.set };
  });
  write('/messages', 'messages.write', messageOrder, async (program, order) => {
    const body = await sendServiceMessage(deps, program, order);
    return { status: 200, body, count: body.sent };
  });
  write('/todos', 'todos.write', todoOrder, async (program, order) => {
    const body = await saveTodos(deps, program, order);
    return { status: 200, body, count: body.saved };
  });
  write('/todos/done', 'todos.write', todoEnd, async (program, order) => {
    const body = await endTodos(deps, program, order);
    return { status: 200, body, count: body.done };
  });
  write('/files/readers', 'files.share', readersOrder, async (program, order) => {
    const body = await shareFile(deps, program, order);
    return { status: 200, body, count: body.readers };
  });
  write('/files/readers/removed', 'files.share', readersEnd, async (program, order) => {
    const body = await endSharing(deps, program, order);
    return { status: 200, body, count: body.removed };
  });
}

/** How a call that reads, and one that writes, gets to its path. */
function createBinders(app: ProgramRoutes, deps: ServiceCallsDeps) {
  const answerProgram = createProgramDoor(deps, { describeError: describeErrorInWords });
  return {
    read: <Query extends GenericSchema>(
      path: string,
      scope: ProgramScope,
      query: Query,
      answer: (program: ProgramInput['program'], query: InferOutput<Query>) => Promise<ProgramReply>,
    ) =>
      app.get(
        folder + path,
        answerProgram(scope, async ({ program, http }) => answer(program, checkPayload(query, http.query))),
      ),
    write: <Order extends GenericSchema>(
      path: string,
      scope: ProgramScope,
      order: Order,
      answer: (program: ProgramInput['program'], order: InferOutput<Order>) => Promise<ProgramReply>,
    ) =>
      app.post(
        folder + path,
        answerProgram(scope, async ({ program, http }) => {
          await countCall(deps, program);
          return answer(program, checkPayload(order, await readJson(http)));
        }),
      ),
  };
}

/** @throws DomainError `body_too_large`, `bad_request` */
async function readJson(http: ProgramInput['http']): Promise<unknown> {
  const text = (await readBody(http, bodyLimit)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('bad_request', { cause });
  }
}
