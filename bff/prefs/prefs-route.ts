import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerJson, getContext, readBody } from '#bff/http';
import { type FetchForVisitor, requireUser } from '#bff/registry';
import { DomainError, okEnvelope, type Prefs, prefsSchema } from '#shared/contracts';
import type { PrefsStore } from './prefs-store.ts';

export interface PrefsRouteOptions {
  readonly prefs: PrefsStore;
  readonly fetchForVisitor: FetchForVisitor;
}

const path = '/bff/prefs';
const timeoutMs = 5000;
const maxBytes = 32_768;

/** `GET /bff/prefs` answers what the user has arranged, `POST` with JSON merges changes in and answers the result. */
export function createPrefsRoute({ prefs, fetchForVisitor }: PrefsRouteOptions) {
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const changes =
      req.method === 'POST' ? parseChanges(await readBody(req, 'application/json', maxBytes)) : {};
    const user = await requireUser(fetchForVisitor, ctx, timeoutMs);
    if (!user) throw new DomainError('not_signed_in');
    const known =
      req.method === 'POST'
        ? await prefs.savePrefs(ctx, user.userId, changes)
        : await prefs.findPrefs(ctx, user.userId, timeoutMs);
    answerJson(res, ctx, okEnvelope(known));
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (req.method === 'GET' || req.method === 'POST') answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

function parseChanges(text: string): Prefs {
  try {
    return v.parse(prefsSchema, JSON.parse(text));
  } catch (cause) {
    throw new DomainError('invalid_input', { cause });
  }
}
