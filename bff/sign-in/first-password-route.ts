import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { sendPage } from '#bff/pages';
import { fetchData } from '#bff/registry';
import { DomainError, type PasswordRule, pagePaths, passwordChange, passwordRule } from '#shared/contracts';
import { type FirstPasswordProblems, renderFirstPasswordPage } from './first-password-page.ts';
import {
  askTimeoutMs,
  createPendingFrame,
  createPendingPage,
  type PendingPageOptions,
  type PendingRequest,
} from './pending-page.ts';
import { postStep } from './pending-parts.ts';

const path = pagePaths.firstPassword;

const empty = {
  oldPassword: '请输入现在的密码|||Enter the password you were given',
  password: '请输入新密码|||Enter a new password',
  repeated: '两次输入的新密码不一致|||The two new passwords do not match',
} as const;
const fieldNames = ['oldPassword', 'password', 'repeated'] as const;

/** `/login/first-password`: the page between signing in and everything else, for a password that somebody else set. */
export function createFirstPasswordRoute(options: PendingPageOptions) {
  const show = createShow(options);
  const answer = createPendingPage(path, options, async (pending, fields) => {
    if (!fields) return show(pending);
    const problems = findProblems(fields);
    const found = Object.keys(problems).length > 0 ? problems : await change(options, pending, fields);
    if (found) await show(pending, found);
    else answerRedirect(pending.res, getContext(pending.req), pending.target, 303);
  });

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (['GET', 'HEAD', 'POST'].includes(req.method ?? '')) answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

function createShow(options: PendingPageOptions) {
  const { fetchUpstream } = options.upstream;
  const frameOf = createPendingFrame(options);
  const findRule = async (ctx: RequestContext): Promise<PasswordRule | undefined> => {
    const { answer } = passwordRule;
    const asked = fetchData(fetchUpstream, ctx, passwordRule.path, { answer, timeoutMs: askTimeoutMs });
    return (await asked.catch(() => undefined))?.rule;
  };
  return async (pending: PendingRequest, problems: FirstPasswordProblems = {}): Promise<void> => {
    const ctx = getContext(pending.req);
    const page = await frameOf(pending);
    const action = path + ctx.search;
    const { loginName } = pending.user;
    const html = renderFirstPasswordPage({ ...page, action, loginName, rule: await findRule(ctx), problems });
    sendPage(pending.res, { html, nonce: page.nonce });
  };
}

/** @returns what is wrong; undefined when the password is changed and the visitor has her new session */
async function change(
  options: PendingPageOptions,
  pending: PendingRequest,
  fields: URLSearchParams,
): Promise<FirstPasswordProblems | undefined> {
  const form = { oldPassword: fields.get('oldPassword') ?? '', password: fields.get('password') ?? '' };
  const outcome = await postStep(options, pending, passwordChange, form, fieldNames);
  return outcome.isDone ? undefined : outcome.problems;
}

function findProblems(fields: URLSearchParams): FirstPasswordProblems {
  const { oldPassword, password, repeated } = empty;
  return {
    ...(!fields.get('oldPassword') && { oldPassword }),
    ...(!fields.get('password') && { password }),
    ...(fields.get('password') !== fields.get('repeated') && { repeated }),
  };
}
