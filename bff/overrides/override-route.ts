import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { answerJson, getContext, type RequestContext, readBody } from '#bff/http';
import { type FetchForVisitor, requireUser } from '#bff/registry';
import type { Sessions } from '#bff/session';
import type { Upstream } from '#bff/upstream';
import {
  type AppManifest,
  type BuildManifest,
  DomainError,
  envelopeSchema,
  isErrorCode,
  okEnvelope,
} from '#shared/contracts';
import { fetchManifest } from './fetch-manifest.ts';
import { parseLoopbackOrigin } from './loopback-origin.ts';
import type { Overrides } from './overrides.ts';

const path = '/bff/override';
/** Decides who may, and writes it into the audit trail. */
const platformPath = '/internal/apps/override';
const timeoutMs = 5_000;
const manifestTimeoutMs = 3_000;
const maxBytes = 4_096;

const orderSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/)),
  /** Of the server of development, or of its manifest; empty ends the override. */
  address: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});
const decisionSchema = v.object({ isSandbox: v.boolean() });

export interface OverrideRouteOptions {
  readonly overrides: Pick<Overrides, 'agent' | 'find'>;
  readonly sessions: Pick<Sessions, 'update'>;
  readonly upstream: Pick<Upstream, 'postUpstream'>;
  readonly fetchForVisitor: FetchForVisitor;
  readonly build: { readonly manifest: BuildManifest };
  /** Whether sessions outside the sandbox unit may, too. Default false. */
  readonly allowsAnywhere?: boolean | undefined;
}

/**
 * `POST /bff/override`: this session has one app from a server of development from now on, or not any more.
 * `GET /bff/override`: which one it has; null for none.
 */
export function createOverrideRoute(options: OverrideRouteOptions) {
  const { overrides, sessions, upstream, fetchForVisitor, build, allowsAnywhere = false } = options;

  const decide = async (
    req: IncomingMessage,
    ctx: RequestContext,
    order: { action: 'begin' | 'end'; code: string; origin: string },
  ): Promise<{ isSandbox: boolean }> => {
    const json = { ...order, isAnywhere: allowsAnywhere };
    const { text } = await upstream.postUpstream(ctx, platformPath, { json, headers: req.headers });
    const { status, code, message, data } = v.parse(envelopeSchema, JSON.parse(text));
    if (status === 200) return v.parse(decisionSchema, data);
    throw new DomainError(isErrorCode(code) ? code : 'forbidden', message ? { message } : {});
  };

  const begin = async (req: IncomingMessage, ctx: RequestContext, code: string, address: string) => {
    const origin = parseLoopbackOrigin(address);
    const { isSandbox } = await decide(req, ctx, { action: 'begin', code, origin });
    const manifest = await askFor(overrides.agent, code, origin);
    requireFree(build.manifest, manifest);
    await save(ctx, { origin, manifest: JSON.stringify(manifest), isSandbox });
    return { code, origin };
  };

  const end = async (req: IncomingMessage, ctx: RequestContext) => {
    const found = ctx.session?.override && overrides.find(ctx);
    await save(ctx, undefined);
    if (found) {
      const { manifest, origin } = found;
      // It has ended, whatever becomes of the line about it.
      await decide(req, ctx, { action: 'end', code: manifest.code, origin }).catch(() => undefined);
    }
    return null;
  };

  const save = async (
    { session }: RequestContext,
    override: NonNullable<RequestContext['session']>['override'],
  ): Promise<void> => {
    const isSaved =
      session !== undefined &&
      (await sessions.update(session, (current) => {
        current.override = override;
      }));
    if (!isSaved) throw new DomainError('not_signed_in');
  };

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const { code, address } = parseOrder(await readBody(req, 'application/json', maxBytes));
    // Renews the tokens too, which the order then carries.
    const user = await requireUser(fetchForVisitor, ctx, timeoutMs);
    if (!user) throw new DomainError('not_signed_in');
    const result = address === '' ? await end(req, ctx) : await begin(req, ctx, code, address);
    answerJson(res, ctx, okEnvelope(result));
  };

  const answerActive = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    if (!(await requireUser(fetchForVisitor, ctx, timeoutMs))) throw new DomainError('not_signed_in');
    const found = overrides.find(ctx);
    const active = found && { code: found.manifest.code, names: found.manifest.names, origin: found.origin };
    answerJson(res, ctx, okEnvelope(active ?? null));
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    if (getContext(req).pathname !== path) next();
    else if (req.method === 'GET') answerActive(req, res).catch(next);
    else if (req.method === 'POST') answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

/** @throws DomainError that names what is wrong at the address */
async function askFor(
  agent: Parameters<typeof fetchManifest>[0],
  code: string,
  origin: string,
): Promise<AppManifest> {
  const manifest = await fetchManifest(agent, origin, manifestTimeoutMs).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw refusal(
      `${origin}/portal.json 没有返回应用清单（${reason}）|||${origin}/portal.json gave no manifest of an app (${reason})`,
    );
  });
  if (manifest.code === code) return manifest;
  throw refusal(
    `${origin} 上的应用是 ${manifest.code}，不是 ${code}|||The app at ${origin} is ${manifest.code}, not ${code}`,
  );
}

/** @throws DomainError where the app comes with the portal */
function requireFree({ remotes }: BuildManifest, { code, name }: AppManifest): void {
  const own = remotes.find((remote) => remote.code === code || remote.name === name);
  if (own)
    throw refusal(
      `${own.code} 是平台自带的应用，不能替换|||${own.code} comes with the portal and cannot be overridden`,
    );
}

function parseOrder(text: string): v.InferOutput<typeof orderSchema> {
  try {
    return v.parse(orderSchema, JSON.parse(text));
  } catch (cause) {
    throw new DomainError('invalid_input', { cause });
  }
}

function refusal(message: string): DomainError {
  return new DomainError('invalid_input', { message, fieldErrors: [{ field: 'address', message }] });
}
