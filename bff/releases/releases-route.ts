import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerJson, getContext } from '#bff/http';
import { type FetchForVisitor, requireUser } from '#bff/registry';
import {
  type AppSnapshot,
  type BuildManifest,
  DomainError,
  isStaff,
  okEnvelope,
  shellApiVersion,
} from '#shared/contracts';
import { isInRange, isVersionBelow } from '#shared/versions';
import type { SnapshotKeeper } from './snapshot-keeper.ts';

const timeoutMs = 5000;

export interface ReleasesRouteOptions {
  readonly keeper: Pick<SnapshotKeeper, 'get' | 'revision' | 'ensureFresh'>;
  readonly build: { readonly manifest: BuildManifest };
  readonly fetchForVisitor: FetchForVisitor;
  readonly findServerVersion: (ctx: ReturnType<typeof getContext>) => Promise<string | null>;
}

/**
 * `GET /bff/releases/revision`: whether anything about released apps changed, for pages that no stream notifies; from memory.
 * `GET /bff/releases.json`: what each release wants of the shell and the services, and what is given here; for developers and
 * administrators.
 */
export function createReleasesRoute({
  keeper,
  build,
  fetchForVisitor,
  findServerVersion,
}: ReleasesRouteOptions) {
  const answerRevision = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    if (!ctx.session) throw new DomainError('not_signed_in');
    await keeper.ensureFresh(timeoutMs);
    answerJson(res, ctx, okEnvelope({ revision: keeper.revision() }));
  };

  const answerReport = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const ctx = getContext(req);
    const user = await requireUser(fetchForVisitor, ctx, timeoutMs);
    if (!user) throw new DomainError('not_signed_in');
    if (!isStaff(user)) throw new DomainError('forbidden');
    const [serverVersion] = await Promise.all([findServerVersion(ctx), keeper.ensureFresh(timeoutMs)]);
    const { shared = {} } = build.manifest.shell;
    const given = { shellApi: shellApiVersion, serverVersion, shared };
    answerJson(res, ctx, okEnvelope({ given, apps: appsOf(keeper.get(), user.unitId, serverVersion) }));
  };

  const answers = new Map([
    ['/bff/releases/revision', answerRevision],
    ['/bff/releases.json', answerReport],
  ]);
  return (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void => {
    const answer = answers.get(getContext(req).pathname);
    if (!answer) next();
    else if (req.method === 'GET' || req.method === 'HEAD') answer(req, res).catch(next);
    else next(new DomainError('method_not_allowed'));
  };
}

/** The releases that a unit, or every unit, has a pointer to. */
function appsOf({ releases, channels }: AppSnapshot, unitId: string, serverVersion: string | null) {
  const seen = channels.filter((pointer) => pointer.unitId === null || pointer.unitId === unitId);
  return releases
    .map(({ manifest: { code, names, version, shellApi, minServerVersion } }) => ({
      ...{ code, names, version },
      wanted: { shellApi, minServerVersion },
      fits:
        isInRange(shellApiVersion, shellApi) &&
        (serverVersion === null || !isVersionBelow(serverVersion, minServerVersion)),
      channels: seen
        .filter((pointer) => pointer.code === code && pointer.version === version)
        .map(({ channel, unitId: ofUnit }) => ({ channel, isForAll: ofUnit === null })),
    }))
    .filter((app) => app.channels.length > 0);
}
