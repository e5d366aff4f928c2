import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { createLanguageFinder, sendPage } from '#bff/pages';
import { fetchData, fetchUser, throwOnFailure } from '#bff/registry';
import {
  DomainError,
  findPending,
  type PasswordRule,
  pagePaths,
  passwordChange,
  passwordRule,
  type SessionUser,
} from '#shared/contracts';
import { localName } from '#shared/names';
import { type FirstPasswordProblems, renderFirstPasswordPage } from './first-password-page.ts';
import { leave, postStep } from './pending-parts.ts';
import { readForm } from './read-form.ts';
import { type SignInParts, targetAfter } from './sign-in-parts.ts';

export interface FirstPasswordRouteOptions extends SignInParts {
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
}

const askTimeoutMs = 5000;
const path = pagePaths.firstPassword;

const empty = {
  oldPassword: '请输入现在的密码|||Enter the password you were given',
  password: '请输入新密码|||Enter a new password',
  repeated: '两次输入的新密码不一致|||The two new passwords do not match',
} as const;
const fieldNames = ['oldPassword', 'password', 'repeated'] as const;

/** `/login/first-password`: the page between signing in and everything else, for a password that somebody else set. */
export function createFirstPasswordRoute(options: FirstPasswordRouteOptions) {
  const { fetchUpstream } = options.upstream;
  const show = createShow(options);

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const fields = req.method === 'POST' ? await readForm(req) : undefined;
    if (fields?.get('choice') === 'leave') return leave(options, req, res);
    const user = await throwOnFailure(fetchUser(fetchUpstream, ctx, askTimeoutMs));
    const target = targetAfter(ctx.search, options);
    const move = (location: string): void => answerRedirect(res, ctx, location, 303);
    if (!user) return move(`${pagePaths.login}?${new URLSearchParams({ redirect_uri: target })}`);
    // It is changed already, in another tab or by a reload of this page.
    if (findPending(user)?.page !== path) return move(target);
    if (!fields) return show(req, res, user);
    const problems = findProblems(fields);
    const found = Object.keys(problems).length > 0 ? problems : await change(options, req, res, fields);
    if (found) await show(req, res, user, found);
    else move(target);
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (['GET', 'HEAD', 'POST'].includes(req.method ?? '')) answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

function createShow({ upstream: { fetchUpstream }, defaultUnitId }: FirstPasswordRouteOptions) {
  const findLanguage = createLanguageFinder({ fetchForVisitor: fetchUpstream, defaultUnitId });
  const findRule = async (ctx: RequestContext): Promise<PasswordRule | undefined> => {
    const { answer } = passwordRule;
    const asked = fetchData(fetchUpstream, ctx, passwordRule.path, { answer, timeoutMs: askTimeoutMs });
    return (await asked.catch(() => undefined))?.rule;
  };
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    user: SessionUser,
    problems: FirstPasswordProblems = {},
  ): Promise<void> => {
    const ctx = getContext(req);
    const nonce = randomBytes(16).toString('base64url');
    const language = await findLanguage(req);
    const unitName = localName(language, user.unitName, user.unitEnName);
    const html = renderFirstPasswordPage({
      language,
      nonce,
      action: path + ctx.search,
      loginName: user.loginName,
      person: `${user.realName} · ${unitName}`,
      rule: await findRule(ctx),
      problems,
    });
    sendPage(res, { html, nonce });
  };
}

/** @returns what is wrong; undefined when the password is changed and the visitor has her new session */
async function change(
  options: FirstPasswordRouteOptions,
  req: IncomingMessage,
  res: ServerResponse,
  fields: URLSearchParams,
): Promise<FirstPasswordProblems | undefined> {
  const form = { oldPassword: fields.get('oldPassword') ?? '', password: fields.get('password') ?? '' };
  const outcome = await postStep(options, { req, res }, passwordChange, form, fieldNames);
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
