import { LRUCache } from 'lru-cache';
import { Agent } from 'undici';
import * as v from 'valibot';
import type { RequestContext } from '#bff/http';
import { type AppManifest, appManifestSchema } from '#shared/contracts';
import { fetchManifest } from './fetch-manifest.ts';

type Caller = Pick<RequestContext, 'session'>;

/** A server of development is near; one that takes longer is not running. */
const connectTimeoutMs = 1_000;
const headersTimeoutMs = 10_000;
/** Sessions of one process that override something; each takes a few kilobytes. */
const maxSessions = 500;

export interface Overrides {
  /** What the session of a visitor has from elsewhere; undefined for nearly all. */
  readonly find: (ctx: Caller) => { readonly origin: string; readonly manifest: AppManifest } | undefined;
  /** Asks the server of development again what it says of its app. Never rejects; undefined where there is nothing to ask. */
  readonly refresh: (ctx: Caller, timeoutMs: number) => Promise<void> | undefined;
  /** Connections to servers of development. */
  readonly agent: Agent;
  readonly close: () => Promise<void>;
}

/** @param allowsAnywhere whether sessions outside the sandbox unit may, too; default false */
export function createOverrides(allowsAnywhere = false): Overrides {
  // An event stream of hot reload stays open as long as it is quiet.
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs },
    headersTimeout: headersTimeoutMs,
    bodyTimeout: 0,
  });
  const latest = new LRUCache<string, { kept: string; manifest: AppManifest }>({ max: maxSessions });

  const find: Overrides['find'] = ({ session }) => {
    const { override } = session ?? {};
    if (!session || !override || !(allowsAnywhere || override.isSandbox)) return undefined;
    const { origin, manifest: kept } = override;
    const known = latest.get(session.key);
    if (known?.kept === kept) return { origin, manifest: known.manifest };
    const manifest = v.parse(appManifestSchema, JSON.parse(kept));
    latest.set(session.key, { kept, manifest });
    return { origin, manifest };
  };

  const ask = async ({ session }: Caller, origin: string, code: string, timeoutMs: number): Promise<void> => {
    const manifest = await fetchManifest(agent, origin, timeoutMs).catch(() => undefined);
    // While it is away, or broken by an edit, what it said last goes on.
    if (manifest?.code !== code || !session?.override) return;
    latest.set(session.key, { kept: session.override.manifest, manifest });
  };

  return {
    agent,
    find,
    refresh: (ctx, timeoutMs) => {
      const found = find(ctx);
      return found && ask(ctx, found.origin, found.manifest.code, timeoutMs);
    },
    close: () => agent.destroy(),
  };
}
