import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, getContext } from '#bff/http';
import { type Call, DomainError, envelopeSchema, getRefusal, pagePaths } from '#shared/contracts';
import { dismiss, type SignInParts } from './sign-in-parts.ts';

/** What is wrong, as `中文|||English`: with a field, or with the whole. */
export type StepProblems<Field extends string> = Partial<Record<Field | 'whole', string>>;

export type StepOutcome<Field extends string> =
  | { readonly isDone: true; readonly data: unknown }
  | { readonly isDone: false; readonly problems: StepProblems<Field> };

/**
 * Makes the call that ends a pending state. Once it is done, the visitor has a new session.
 * @param fields those that a problem may stand beside
 * @throws DomainError when the upstream cannot say, or nobody understands what it says
 */
export async function postStep<Field extends string>(
  { upstream, keeper }: Pick<SignInParts, 'upstream' | 'keeper'>,
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { path }: Pick<Call, 'path'>,
  form: Readonly<Record<string, string>>,
  fields: readonly Field[],
): Promise<StepOutcome<Field>> {
  const ctx = getContext(req);
  const { headers } = req;
  const { text, setCookies } = await upstream.postUpstream(ctx, path, { form, headers });
  const { status, message, fieldErrors = [], data } = readAnswer(text);
  if (status === 200) {
    await keeper.signIn(res, ctx, setCookies, path);
    return { isDone: true, data };
  }
  const problems: StepProblems<Field> = {};
  for (const { field, message: why } of fieldErrors) {
    const named = fields.find((each) => each === field);
    if (named) problems[named] = why;
  }
  if (Object.keys(problems).length > 0) return { isDone: false, problems };
  return { isDone: false, problems: { ...problems, whole: message || getRefusal('internal').text } };
}

/** Signs the visitor out, who would rather not. */
export async function leave(options: SignInParts, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const ctx = getContext(req);
  const before = ctx.session;
  res.appendHeader('set-cookie', options.sessionCookie.formatClear());
  if (before) await dismiss(options, ctx, before);
  answerRedirect(res, ctx, pagePaths.login, 303);
}

function readAnswer(text: string) {
  try {
    return v.parse(envelopeSchema, JSON.parse(text));
  } catch (cause) {
    throw new DomainError('upstream_invalid', { cause });
  }
}
