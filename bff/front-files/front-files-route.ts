import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson, getContext, type RequestContext } from '#bff/http';
import type { Upstream } from '#bff/upstream';
import { type BuildManifest, DomainError } from '#shared/contracts';
import { choose, defaultLanguage } from '#shared/language';

export interface FrontFilesOptions {
  readonly fetchForVisitor: Upstream['fetchUpstream'];
  /** What is deployed, as this request gets to see it. */
  readonly manifestFor: (ctx: RequestContext) => BuildManifest;
}

const timeoutMs = 5000;
const pattern =
  /^\/[a-z][\w-]{0,31}\/(?:(?<packageOf>[A-Za-z][\w-]{0,63})\/package|(?<versionsOf>[A-Za-z][\w-]{0,55})-version\/version)\.json$/;

/** Answers `package.json` and `version.json` of front ends (M06), to everybody. */
export function createFrontFilesRoute({ fetchForVisitor, manifestFor }: FrontFilesOptions) {
  /** What the portal says of an app of its own. */
  const describeOwn = (
    ctx: RequestContext,
    packageOf: string | undefined,
    versionsOf: string | undefined,
  ) => {
    const remote = manifestFor(ctx).remotes.find(({ code }) => code === (packageOf ?? versionsOf));
    if (!remote) return undefined;
    if (versionsOf) return [];
    return {
      name: choose(remote.names, defaultLanguage),
      appVersion: remote.version,
      serverVersion: '',
      packageDate: '',
    };
  };

  const answer = async (
    req: IncomingMessage,
    res: ServerResponse,
    { packageOf, versionsOf }: Record<string, string | undefined>,
  ): Promise<void> => {
    const ctx = getContext(req);
    // The files are the same for everybody, and a session's renewal must not delay them.
    const visitor = { id: ctx.id, clientAddress: ctx.clientAddress, session: undefined };
    const { body } = await fetchForVisitor(visitor, ctx.pathname, { timeoutMs });
    const found = isFound(body) ? body : describeOwn(ctx, packageOf, versionsOf);
    // A service that knows no such file refuses in its envelope, which goes on as it is.
    answerJson(res, ctx, Object(found ?? body));
  };

  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const match = pattern.exec(getContext(req).pathname);
    if (!match) next();
    else if (req.method !== 'GET' && req.method !== 'HEAD') next(new DomainError('method_not_allowed'));
    else answer(req, res, match.groups ?? {}).catch(next);
  };
}

function isFound(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !('status' in body && 'code' in body);
}
