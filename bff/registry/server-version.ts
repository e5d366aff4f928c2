import type { Clock, RequestContext } from '#bff/http';
import { buildCallPath, packageVersions } from '#shared/contracts';
import { fetchData } from './fetch-data.ts';
import type { FetchForVisitor } from './visitor.ts';

/** The service whose version is that of the server: every app of the portal works with it. */
const service = { name: 'base' };
const keptMs = 60_000;
const timeoutMs = 300;

export interface ServerVersionOptions {
  readonly fetchForVisitor: FetchForVisitor;
  readonly clock: Clock;
}

/** Returns the version of the services behind, asked for once a minute; null where they do not say. Never throws. */
export function createServerVersion({ fetchForVisitor, clock }: ServerVersionOptions) {
  let asked: { at: number; version: Promise<string | null> } | undefined;

  const ask = async ({ id, clientAddress }: RequestContext): Promise<string | null> => {
    const { path } = buildCallPath(packageVersions, service);
    // Asked as nobody: the answer is the same for everyone.
    const nobody = { id, clientAddress, session: undefined };
    const { answer } = packageVersions;
    return (await fetchData(fetchForVisitor, nobody, path, { answer, timeoutMs }))?.serverVersion ?? null;
  };

  return (ctx: RequestContext): Promise<string | null> => {
    if (!asked || clock() - asked.at >= keptMs) {
      asked = { at: clock(), version: ask(ctx).catch(() => null) };
    }
    return asked.version;
  };
}
