import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerRedirect, createScriptStep, getContext } from '#bff/http';
import { sendPage } from '#bff/pages';
import { fetchData, throwOnFailure } from '#bff/registry';
import {
  DomainError,
  pagePaths,
  passkeyAdd,
  passkeyVerify,
  pickLanguage,
  secondStepEnrol,
  secondStepOffer,
  secondStepVerify,
  secondStepWays,
} from '#shared/contracts';
import { credentialField } from './passkey-box.ts';
import { passkeyScript, passkeyScriptPath } from './passkey-script.ts';
import {
  askTimeoutMs,
  createPendingFrame,
  createPendingPage,
  type PendingPageOptions,
  type PendingRequest,
} from './pending-page.ts';
import { postStep } from './pending-parts.ts';
import {
  renderRecoveryCodesPage,
  renderSecondStepPage,
  type SecondStepProblems,
  type StepOffer,
  type StepWays,
} from './second-step-page.ts';

const path = pagePaths.secondStep;

/** What the first passkey is called where its owner is not asked. */
const passkeyName = '通行密钥|||Passkey';

const empty = {
  code: '请输入验证码|||Enter the code',
  password: '请输入登录密码|||Enter your password',
} as const;

const appAlone: StepWays = { hasApp: true, hasPasskey: false };

/** `/login/second-step`: the page between a right password and everything else. */
export function createSecondStepRoute(options: PendingPageOptions) {
  const take = createTake(options);
  const show = createShow(options);
  const answer = createPendingPage(path, options, (pending, fields) =>
    fields ? take(pending, fields) : show(pending),
  );

  const sendScript = createScriptStep(passkeyScriptPath, passkeyScript);
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const ctx = getContext(req);
    if (ctx.pathname !== path) sendScript(req, res, ctx, next);
    else if (['GET', 'HEAD', 'POST'].includes(req.method ?? '')) answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

/** What is done with the form. */
function createTake(options: PendingPageOptions) {
  const show = createShow(options);
  const sendCodes = createSendCodes(options);
  const frameOf = createPendingFrame(options);

  const verify = async (pending: PendingRequest, code: string): Promise<void> => {
    const outcome = await postStep(options, pending, secondStepVerify, { code }, ['code']);
    if (outcome.isDone) answerRedirect(pending.res, getContext(pending.req), pending.target, 303);
    else await show(pending, outcome.problems);
  };

  const enrol = async (pending: PendingRequest, code: string, fields: URLSearchParams): Promise<void> => {
    const form = { code, offer: fields.get('offer') ?? '', password: fields.get('password') ?? '' };
    const outcome = await postStep(options, pending, secondStepEnrol, form, ['code', 'password', 'offer']);
    if (outcome.isDone) return sendCodes(pending, outcome.data);
    const { offer, ...problems } = outcome.problems;
    // Too old: the page brings another one.
    await (offer ? show(pending, { whole: offer }) : show(pending, problems, findOffer(fields)));
  };

  /** What a device answered, on the way in or for the first passkey. */
  const takePasskey = async (
    pending: PendingRequest,
    credential: string,
    fields: URLSearchParams,
  ): Promise<void> => {
    const isEnrolling = pending.user.secondStep === 'enrol';
    const { language } = await frameOf(pending);
    const first = { password: fields.get('password') ?? '', name: pickLanguage(passkeyName, language) };
    const form = { credential, ...(isEnrolling && first) };
    const call = isEnrolling ? passkeyAdd : passkeyVerify;
    const outcome = await postStep(options, pending, call, form, ['credential', 'password']);
    if (outcome.isDone && isEnrolling) return sendCodes(pending, outcome.data);
    if (outcome.isDone) return answerRedirect(pending.res, getContext(pending.req), pending.target, 303);
    const { credential: whole, ...problems } = outcome.problems;
    return show(pending, { ...problems, ...(whole && { whole }) }, findOffer(fields));
  };

  return (pending: PendingRequest, fields: URLSearchParams): Promise<void> => {
    const credential = fields.get(credentialField);
    if (credential) return takePasskey(pending, credential, fields);
    const code = fields.get('code')?.trim() ?? '';
    const isEnrolling = pending.user.secondStep === 'enrol';
    const problems = {
      ...(!code && { code: empty.code }),
      ...(isEnrolling && !fields.get('password') && { password: empty.password }),
    };
    if (Object.keys(problems).length > 0) return show(pending, problems, findOffer(fields));
    return isEnrolling ? enrol(pending, code, fields) : verify(pending, code);
  };
}

function createShow(options: PendingPageOptions) {
  const { fetchUpstream } = options.upstream;
  const frameOf = createPendingFrame(options);
  return async (
    pending: PendingRequest,
    problems: SecondStepProblems = {},
    known?: StepOffer,
  ): Promise<void> => {
    const { req, res, user } = pending;
    const ctx = getContext(req);
    const isEnrolling = user.secondStep === 'enrol';
    const ask = <Schema extends v.GenericSchema>(call: { path: string; answer: Schema }) =>
      fetchData(fetchUpstream, ctx, call.path, { answer: call.answer, timeoutMs: askTimeoutMs });
    const askOffer = () => throwOnFailure(ask(secondStepOffer));
    const offer = isEnrolling ? (known ?? (await askOffer())) : undefined;
    // Services of a school's own may know no passkeys.
    const ways = (!isEnrolling && (await ask(secondStepWays).catch(() => undefined))) || appAlone;
    const page = await frameOf(pending);
    const action = path + ctx.search;
    const html = renderSecondStepPage({ ...page, action, loginName: user.loginName, offer, ways, problems });
    sendPage(res, { html, nonce: page.nonce });
  };
}

const codesSchema = v.object({ recoveryCodes: v.array(v.string()) });

function createSendCodes(options: PendingPageOptions) {
  const frameOf = createPendingFrame(options);
  return async (pending: PendingRequest, data: unknown): Promise<void> => {
    const { recoveryCodes } = v.parse(codesSchema, data);
    const page = await frameOf(pending);
    const action = path + getContext(pending.req).search;
    const html = renderRecoveryCodesPage({ ...page, codes: recoveryCodes, action });
    sendPage(pending.res, { html, nonce: page.nonce });
  };
}

/** What the form brings back: the app on the phone has the secret already. */
function findOffer(fields: URLSearchParams): StepOffer | undefined {
  const offer = fields.get('offer') ?? '';
  const address = fields.get('address') ?? '';
  if (!offer || !URL.canParse(address)) return undefined;
  const { protocol, searchParams } = new URL(address);
  const secret = searchParams.get('secret');
  return protocol === 'otpauth:' && secret ? { offer, address, secret } : undefined;
}
