import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, getContext, type RequestContext } from '#bff/http';
import { createLanguageFinder, sendPage } from '#bff/pages';
import { fetchData } from '#bff/registry';
import { readForm } from '#bff/sign-in';
import type { Upstream } from '#bff/upstream';
import {
  DomainError,
  envelopeSchema,
  getRefusal,
  type PasswordRule,
  pagePaths,
  passwordRule,
  setupBegin,
  setupState,
} from '#shared/contracts';
import {
  renderClosedPage,
  renderSetupPage,
  type SetupCheck,
  type SetupFieldName,
  type SetupProblems,
  setupFieldNames,
} from './setup-page.ts';

export interface SetupRouteOptions {
  readonly upstream: Pick<Upstream, 'fetchUpstream' | 'postUpstream'>;
  /** The pinned origin of the portal. */
  readonly publicUrl: URL;
  /** Unit whose default language counts where a visitor names none. */
  readonly defaultUnitId?: string | undefined;
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
    if (!(await isOpen(options, req, secret))) return show.closed(req, res);
    if (!fields) return show.form(req, res, {}, new URLSearchParams());
    const isRepeated = fields.get('password') === fields.get('repeated');
    const problems = isRepeated ? await begin(options, req, secret, fields) : { repeated: different };
    if (problems) await show.form(req, res, problems, fields);
    else answerRedirect(res, ctx, pagePaths.login, 303);
  };
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (['GET', 'HEAD', 'POST'].includes(req.method ?? '')) answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

function createShow({ upstream: { fetchUpstream }, publicUrl, defaultUnitId }: SetupRouteOptions) {
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
      problems: SetupProblems,
      fields: URLSearchParams,
    ): Promise<void> => {
      const ctx = getContext(req);
      const nonce = createNonce();
      const html = renderSetupPage({
        language: await findLanguage(req),
        nonce,
        action: path + ctx.search,
        typed: Object.fromEntries(fields),
        rule: await findRule(ctx),
        problems,
        checks: checksOf(publicUrl),
      });
      sendPage(res, { html, nonce });
    },
    closed: async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
      const nonce = createNonce();
      sendPage(res, { html: renderClosedPage({ language: await findLanguage(req), nonce }), nonce });
    },
  };
}

/** A page that is shown at all came by the pinned address: no other host is answered. */
function checksOf({ origin, protocol, hostname }: URL): readonly SetupCheck[] {
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1';
  return [
    { name: 'address', isRight: !isHere, value: origin },
    { name: 'https', isRight: protocol === 'https:' || isHere, value: protocol.replace(':', '') },
  ];
}

async function isOpen(
  { upstream }: SetupRouteOptions,
  req: IncomingMessage,
  secret: string,
): Promise<boolean> {
  if (secret === '') return false;
  const { data } = await post(upstream, req, setupState.path, { secret });
  const state = v.safeParse(setupState.answer, data);
  return state.success && state.output.isKnown;
}

/** @returns what is wrong; undefined when the portal has begun */
async function begin(
  { upstream }: SetupRouteOptions,
  req: IncomingMessage,
  secret: string,
  fields: URLSearchParams,
): Promise<SetupProblems | undefined> {
  const names = ['unitType', 'unit', 'realName', 'loginName', 'password'];
  const form = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
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
