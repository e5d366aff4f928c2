import type { RequestListener } from 'node:http';
import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import { findAccessToken, type LoadPrincipal, parseCookies, type Route } from '#platform/http';
import type { Clock } from '#platform/runtime';
import { findPending } from '#shared/contracts';
import { createEgressCheck, type EgressOptions } from '#shared/egress';
import type { Log } from '#shared/log';
import { type AppToken, type AppTokenClaims, createAppTokens } from './app-tokens.ts';
import { createAuthorizationRoutes } from './authorization-routes.ts';
import {
  endAuthorizationsInUnits,
  endAuthorizationsOfAccount,
  endAuthorizationsOfClient,
  endAuthorizationsOfRevokedSessions,
  endProgramTokens,
} from './end-authorizations.ts';
import { mountPath, replay } from './in-process.ts';
import { createLogoutNotices } from './logout-notices.ts';
import { findProgramToken, type ProgramToken } from './program-tokens.ts';
import { createProviderHost, type ProviderHost } from './provider-host.ts';
import { type AuthorizationTerms, purgeAuthorization } from './purge-authorization.ts';
import { createSigningKeys } from './signing-keys.ts';
import type { Visitor } from './visitor.ts';

export interface AuthorizationOptions {
  /** Open and migrated. */
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  /** The pinned public origin: issuer and every address of the provider lie below it. */
  publicUrl: string;
  /** What private signing keys are sealed with in the database, newest first, at least one. */
  keySecrets: readonly string[];
  /** Where the operator says how data are handled. Default nowhere. */
  policyUrl?: string | undefined;
  /** What the provider may call although it is not the internet. Default nothing. */
  egress?: EgressOptions;
  loadPrincipal: LoadPrincipal;
  /** Ends the session of the portal when an app signs the user out. */
  endPortalSession: (visitor: Visitor) => Promise<void>;
}

/** The OpenID provider of the portal. */
export interface Authorization {
  /** Serves the endpoints of the provider; mount it at `mountPath`, ahead of every body parser. */
  readonly listener: RequestListener;
  /** Serves the discovery document at the address that RFC 8414 §3.1 gives an issuer with a path. */
  readonly metadataListener: RequestListener;
  readonly routes: Route[];
  /** Ends what clients hold for a user, inside the transaction `db`: for a disabled account or a new password. */
  readonly endAccount: (db: Kysely<Tables>, userId: string) => Promise<void>;
  /** Ends everything that a client holds, inside the transaction `db`: for a disabled client. */
  readonly endClient: (db: Kysely<Tables>, clientId: string) => Promise<void>;
  /**
   * Ends what a client holds for users of these units, inside the transaction `db`: for a client that is switched
   * off there.
   */
  readonly endClientInUnits: (
    db: Kysely<Tables>,
    clientId: string,
    unitIds: readonly string[],
  ) => Promise<void>;
  /** Ends the tokens that a client got without a user for one unit, inside the transaction `db`. */
  readonly endProgramTokens: (db: Kysely<Tables>, clientId: string, unitId: string) => Promise<void>;
  /** Whose token it is that a program shows; undefined where it counts no more, or is for somebody else. */
  readonly findProgramToken: (token: string) => Promise<ProgramToken | undefined>;
  /** Clears away what belonged to ended sessions and notifies the clients. Call it every second or so. */
  readonly sweep: () => Promise<void>;
  /** Takes over keys that this or another process added. Call it every minute. */
  readonly refreshKeys: () => Promise<void>;
  /** Adds a signing key, which takes over a few minutes later. */
  readonly rotateKeys: () => Promise<void>;
  /** Adds one where the newest has become old. Call it every hour or so. */
  readonly rotateOldKeys: () => Promise<void>;
  /** The keys that are published, newest first. */
  readonly listKeys: ReturnType<typeof createSigningKeys>['list'];
  /** Deletes what expired. Call it before sessions of the portal are deleted. */
  readonly purge: (terms?: AuthorizationTerms) => Promise<void>;
  /** Whether the provider would call an address, such as one for sign-outs. */
  readonly mayCall: (address: string) => boolean;
  /** A short-lived token by which the service of an app knows whom the portal sends (JWT). */
  readonly signAppToken: (claims: AppTokenClaims) => Promise<AppToken>;
  /** A token that lets somebody register a client by themselves (RFC 7591 §3). Only this answer contains it. */
  readonly issueInitialAccessToken: (seconds?: number) => Promise<string>;
}

const metadataPath = '/.well-known/oauth-authorization-server';

export async function openAuthorization(options: AuthorizationOptions): Promise<Authorization> {
  const { database, clock, log, loadPrincipal } = options;
  const keys = createSigningKeys(options);
  const deps = {
    ...options,
    egress: options.egress ?? {},
    loadVisitor: async (request: Parameters<RequestListener>[0]) => {
      const token = findAccessToken(parseCookies(request.headers.cookie));
      const principal = token ? await loadPrincipal(token) : undefined;
      // No app learns of a user whose sign-in lacks something: to apps she is not signed in yet.
      return principal && findPending(principal) ? undefined : principal;
    },
  };
  const isSame = (one: readonly { kid?: string | undefined }[], other: typeof one): boolean =>
    one.map(({ kid }) => kid).join() === other.map(({ kid }) => kid).join();

  let current = await keys.load();
  let host: ProviderHost = createProviderHost(deps, current);
  const refreshKeys = async (): Promise<void> => {
    const next = await keys.find();
    // While secrets are replaced process by process, one that has the old ones goes on with the keys it knows.
    if (next.length === 0 || isSame(current, next)) return;
    // Requests under way keep the provider that they began with; all it knows beside its keys is in the database.
    host = createProviderHost(deps, next);
    current = next;
    log('signing_keys_changed', { keys: next.length });
  };

  const rotateKeys = async (): Promise<void> => {
    await keys.rotate();
    await refreshKeys();
  };

  const listener: RequestListener = (request, response) => host.listener(request, response);
  const notices = createLogoutNotices(options, (...notice) => host.notifySignedOut(...notice));
  const routes = createAuthorizationRoutes({
    database,
    clock,
    provider: () => host.provider,
    replay: (path, visitor, requestDetails) => replay(listener, path, visitor, requestDetails),
  });

  return {
    listener,
    metadataListener: (request, response) => {
      Object.assign(request, { url: metadataPath, originalUrl: mountPath + metadataPath });
      return listener(request, response);
    },
    routes,
    endAccount: (db, userId) => endAuthorizationsOfAccount(db, userId, clock()),
    endClient: (db, clientId) => endAuthorizationsOfClient(db, clientId),
    endClientInUnits: endAuthorizationsInUnits,
    endProgramTokens,
    findProgramToken: (token) => findProgramToken(host.provider, token),
    sweep: async () => {
      await endAuthorizationsOfRevokedSessions(database.db, clock());
      await notices.deliver();
    },
    refreshKeys,
    rotateKeys,
    rotateOldKeys: async () => {
      if (await keys.isDue()) await rotateKeys();
    },
    listKeys: keys.list,
    mayCall: createEgressCheck(deps.egress),
    signAppToken: createAppTokens({ issuer: host.provider.issuer, clock, keyNow: () => current[0] }),
    purge: (terms) => purgeAuthorization(options, terms),
    issueInitialAccessToken: (expiresIn) =>
      new host.provider.InitialAccessToken(expiresIn ? { expiresIn } : {}).save(),
  };
}
