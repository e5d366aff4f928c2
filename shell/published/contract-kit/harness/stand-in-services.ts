import type { AppManifest, AppPermission } from '#shared/contracts';
import { allCalls, resourceUserCodeTree, type SessionUser } from '#shared/contracts';
import { createEmptyAnswer } from './empty-answer.ts';

/** What an app says its services answer, by method and path: `"GET /api/x/notes/list": […]`. */
export type Answers = Readonly<Record<string, unknown>>;

export interface Answered {
  readonly type: string;
  readonly body: string;
  readonly status: number;
}

/** Answers the calls of shell and app as a portal without any data would. */
export interface Services {
  answer(method: string, path: string): Answered;
}

export function createServices(manifest: AppManifest, user: SessionUser, answers: Answers): Services {
  const calls = new Map(allCalls.map((call) => [`${call.method} ${call.path}`, call]));
  const known: Answers = {
    'GET /api/uaa/oauth/me': user,
    [`${resourceUserCodeTree.method} ${resourceUserCodeTree.path}`]: (manifest.permissions ?? []).map(toNode),
    ...answers,
  };
  return {
    answer(method, path) {
      const key = `${method} ${path}`;
      const call = calls.get(key);
      if (Object.hasOwn(known, key)) return answerOf(call?.reply ?? 'envelope', known[key]);
      if (call) return answerOf(call.reply, createEmptyAnswer(call.answer));
      // A service of the app's own: it answers with nothing, unless the app says what.
      if (path.startsWith(`/api/x/${manifest.code}/`)) return answerOf('envelope', null);
      return { status: 404, type: 'application/json', body: refusal };
    },
  };
}

const refusal = JSON.stringify({
  status: 404,
  code: 'unknown_address',
  message: '没有这个地址|||There is no such address',
  data: null,
});

function answerOf(reply: string, data: unknown): Answered {
  if (reply === 'text') return { status: 200, type: 'text/plain', body: String(data ?? '') };
  const body = reply === 'envelope' ? { status: 200, code: 'ok', message: '', data: data ?? null } : data;
  return { status: 200, type: 'application/json', body: JSON.stringify(body ?? null) };
}

/** The kit's user may do all that the app knows. */
function toNode({ code, names, kind, route, children = [] }: AppPermission): Record<string, unknown> {
  return {
    code,
    name: names['zh-CN'],
    englishName: names.en,
    resourceType: kind === 'button' ? 3 : kind === 'menu' ? 2 : 1,
    menuRoute: route ?? null,
    children: children.map(toNode),
  };
}
