import * as v from 'valibot';
import type { UserType } from '#shared/contracts';
import type { PortalClientOptions } from './portal-client-options.ts';
import { readAnswer } from './read-answer.ts';
import { createTokenKeeper } from './token-keeper.ts';

const relatives = v.optional(v.array(v.object({ userId: v.string(), name: v.string() })), []);

const personSchema = v.object({
  userId: v.string(),
  name: v.string(),
  /** 1 student, 2 teacher, 3 parent; administrators are not among them. */
  userType: v.number(),
  /** Of students the one that they are in, of teachers those that they teach; `isHead` says which of these they look after. */
  classes: v.optional(
    v.array(v.object({ classId: v.string(), name: v.string(), isHead: v.optional(v.boolean(), false) })),
    [],
  ),
  /** Of parents. */
  children: relatives,
  /** Of students. */
  parents: relatives,
});
export type PortalPerson = v.InferOutput<typeof personSchema>;

const classSchema = v.object({
  classId: v.string(),
  gradeName: v.string(),
  className: v.string(),
  heads: v.array(v.string()),
});
export type PortalClass = v.InferOutput<typeof classSchema>;

const fileSchema = v.object({
  fileId: v.string(),
  name: v.string(),
  /** Media type, as its content shows. */
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});
export type SharedFile = v.InferOutput<typeof fileSchema>;

/** What a service may ask of the portal, for one unit each time. Every call needs a scope that the unit has granted. */
export interface PortalClient {
  /** All people, page by page; scope `people.read`. */
  people(unitId: string, filter?: { userType?: UserType; classId?: string }): AsyncGenerator<PortalPerson>;
  /** Scope `classes.read`. */
  classes(unitId: string): Promise<PortalClass[]>;
  /** The numbers on the tile of the app; scope `badges.write`. */
  setBadges(unitId: string, counts: readonly { userId: string; num: number }[]): Promise<void>;
  /** Titles may be `中文|||English`. The same key again sends nothing; scope `messages.write`. */
  sendMessage(
    unitId: string,
    message: {
      key?: string;
      userIds: readonly string[];
      title: string;
      content: string;
      address?: string;
      importance?: number;
    },
  ): Promise<void>;
  /** The same key again changes the to-do that is there; scope `todos.write`. */
  putTodo(
    unitId: string,
    todo: { key: string; userIds: readonly string[]; title: string; content?: string; address: string },
  ): Promise<void>;
  /** Takes a to-do from the lists of these users, or of everybody. */
  finishTodo(unitId: string, todo: { key: string; userIds?: readonly string[] }): Promise<void>;
  /** Lets these users read a file that its owner uploaded for the app, with its code as `serverid`; scope `files.share`. */
  shareFile(
    unitId: string,
    file: { fileId: string; ownerId: string; userIds: readonly string[] },
  ): Promise<SharedFile>;
  /** Takes it away from these users, or from all. */
  unshareFile(unitId: string, file: { fileId: string; userIds?: readonly string[] }): Promise<void>;
}

const pageSize = 500;
const pageSchema = v.object({
  people: v.array(personSchema),
  nextCursor: v.optional(v.nullable(v.string()), null),
});

/** @throws PortalRefusal from each of its calls */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const ask = createAsk(options);
  const post = async (unitId: string, path: string, body: unknown): Promise<void> => {
    await ask(unitId, path, { method: 'POST', body: JSON.stringify(body) });
  };
  return {
    people: async function* (unitId, { userType, classId } = {}) {
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = new URLSearchParams({ size: String(pageSize) });
        if (cursor) query.set('cursor', cursor);
        if (userType) query.set('userType', String(userType));
        if (classId) query.set('classId', classId);
        const page: v.InferOutput<typeof pageSchema> = v.parse(
          pageSchema,
          await ask(unitId, `people?${query}`),
        );
        yield* page.people;
        cursor = page.nextCursor;
      }
    },
    classes: async (unitId) =>
      v.parse(v.object({ classes: v.array(classSchema) }), await ask(unitId, 'classes')).classes,
    setBadges: (unitId, counts) => post(unitId, 'badges', { counts }),
    sendMessage: (unitId, message) => post(unitId, 'messages', message),
    putTodo: (unitId, todo) => post(unitId, 'todos', todo),
    finishTodo: (unitId, todo) => post(unitId, 'todos/done', todo),
    shareFile: async (unitId, file) =>
      v.parse(fileSchema, await ask(unitId, 'files/readers', { method: 'POST', body: JSON.stringify(file) })),
    unshareFile: (unitId, file) => post(unitId, 'files/readers/removed', file),
  };
}

/** Asks with a token of the unit; once more with a new one where the portal does not take it any more. */
function createAsk(options: PortalClientOptions) {
  const tokens = createTokenKeeper(options);
  const send = async (unitId: string, path: string, init: RequestInit): Promise<Response> =>
    fetch(new URL(`/programs/v1/${path}`, options.portal), {
      ...init,
      headers: {
        authorization: `Bearer ${await tokens.get(unitId)}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
    });
  return async (unitId: string, path: string, init: RequestInit = {}): Promise<unknown> => {
    let response = await send(unitId, path, init);
    if (response.status === 401) {
      tokens.forget(unitId);
      response = await send(unitId, path, init);
    }
    return readAnswer(response);
  };
}
