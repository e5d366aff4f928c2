import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { createLanguageFinder, sendPage } from '#bff/pages';
import { fetchData } from '#bff/registry';
import { readForm } from '#bff/sign-in';
import type { Upstream } from '#bff/upstream';
import {
  type AnswerOf,
  DomainError,
  envelopeSchema,
  getRefusal,
  type PasswordRule,
  pagePaths,
  passwordRule,
  setupBegin,
  setupState,
} from '#shared/contracts';
import { findChecks } from './find-checks.ts';
import {
  renderClosedPage,
  renderSetupPage,
  type SetupFieldName,
  type SetupProblems,
  setupFieldNames,
} from './setup-page.ts';

export interface SetupRouteOptions {
  readonly upstream: Pick<Upstream, 'fetchUpstream' | 'postUpstream'>;
  /** The pinned origin of the portal. */
  readonly publicUrl: URL;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
}

type State = AnswerOf<typeof setupState>;

/** What the form says besides what it always does. */
interface Shown extends Pick<State, 'surroundings'> {
  readonly problems: SetupProblems;
  readonly fields: URLSearchParams;
}

const path = '/setup';
const timeoutMs = 5000;
const different = '两次输入的密码不一致|||The two passwords do not match';

/** `/setup?secret=…`: an empty portal gets its first unit and administrator, who then signs in. */
export function createSetupRoute(options: SetupRouteOptions) {
  const show = createShow(options);
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const secret = new URLSearchParams(ctx.search).get('secret') ?? '';
    const fields = req.method === 'POST' ? await readForm(req) : undefined;
    const { isKnown, surroundings } = await readState(options, req, secret);
    if (!isKnown) return show.closed(req, res);
    if (!fields) return show.form(req, res, { problems: {}, fields: new URLSearchParams(), surroundings });
    const isRepeated = fields.get('password') === fields.get('repeated');
    const problems = isRepeated ? await begin(options, req, secret, fields) : { repeated: different };
    if (problems) await show.form(req, res, { problems, fields, surroundings });
    else answerRedirect(res, ctx, pagePaths.login, 303);
  };
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (['GET', 'HEAD', 'POST'].includes(req.method ?? '')) answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

function createShow({ upstream: { fetchUpstream }, publicUrl, clock, defaultUnitId }: SetupRouteOptions) {
  const findLanguage = createLanguageFinder({ fetchForVisitor: fetchUpstream, defaultUnitId });
  const findRule = async (ctx: RequestContext): Promise<PasswordRule | undefined> => {
    const { answer } = passwordRule;
    const asked = fetchData(fetchUpstream, ctx, passwordRule.path, { answer, timeoutMs });
    return (await asked.catch(() => undefined))?.rule;
  };
  const createNonce = (): string => randomBytes(16).toString('base64url');
  return {
    form: async (
      req: IncomingMessage,
      res: ServerResponse,
      { problems, fields, surroundings }: Shown,
    ): Promise<void> => {
      const ctx = getContext(req);
      const nonce = createNonce();
      const language = await findLanguage(req);
      const html = renderSetupPage({
        language,
        nonce,
        action: path + ctx.search,
        typed: Object.fromEntries(fields),
        rule: await findRule(ctx),
        problems,
        checks: findChecks({
          req,
          clientAddress: ctx.clientAddress,
          publicUrl,
          language,
          now: clock(),
          surroundings,
        }),
      });
      sendPage(res, { html, nonce });
    },
    closed: async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
      const nonce = createNonce();
      sendPage(res, { html: renderClosedPage({ language: await findLanguage(req), nonce }), nonce });
    },
  };
}

/** A wrong secret, or none, is one of a portal that has begun. */
async function readState(
  { upstream }: SetupRouteOptions,
  req: IncomingMessage,
  secret: string,
): Promise<State> {
  const closed = { isBegun: true, isKnown: false };
  if (secret === '') return closed;
  const { data } = await post(upstream, req, setupState.path, { secret });
  const state = v.safeParse(setupState.answer, data);
  return state.success ? state.output : closed;
}

/** @returns what is wrong; undefined when the portal has begun */
async function begin(
  { upstream }: SetupRouteOptions,
  req: IncomingMessage,
  secret: string,
  fields: URLSearchParams,
): Promise<SetupProblems | undefined> {
  const names = ['unitType', 'unit', 'language', 'hasSamples', 'realName', 'loginName', 'password'];
  const form = Object.fromEntries(
    names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : [])),
  );
  const { status, message, fieldErrors } = await post(upstream, req, setupBegin.path, { secret, ...form });
  if (status === 200) return undefined;
  const named = (fieldErrors ?? []).filter(({ field }) => isField(field));
  if (named.length > 0) return Object.fromEntries(named.map(({ field, message: why }) => [field, why]));
  return { whole: message || getRefusal('internal').text };
}

async function post(
  upstream: SetupRouteOptions['upstream'],
  req: IncomingMessage,
  to: string,
  form: Record<string, string>,
) {
  const { text } = await upstream.postUpstream(getContext(req), to, { form, headers: req.headers });
  try {
    return v.parse(envelopeSchema, JSON.parse(text));
  } catch (cause) {
    throw new DomainError('upstream_invalid', { cause });
  }
}

function isField(name: string): name is SetupFieldName {
  return setupFieldNames.some((known) => known === name);
}
