import type { Kysely } from 'kysely';
import { createAccountRoutes } from '#platform/account';
import { createEgressFetch } from '#platform/authorization';
import type { Tables } from '#platform/database';
import { createFaceFinder, createFaceRoomRoutes, type FaceOptions } from '#platform/face';
import { createFamilyRoutes } from '#platform/family';
import type { Route } from '#platform/http';
import {
  createAdmission,
  createAuditWriter,
  createFamilyEnder,
  createPasswordAdmission,
  type IdentityDeps,
} from '#platform/identity';
import { createSecondStepRoutes } from '#platform/second-step';
import { createFaceRoutes, createFaceService, type FaceServiceOptions } from '#platform/ways-in/face';
import { createQrRoutes } from '#platform/ways-in/qr-sign-in';
import { createRememberedRoutes } from '#platform/ways-in/remembered';
import {
  createSocialProviders,
  createSocialRoutes,
  type MockProvider,
  type SocialAccounts,
} from '#platform/ways-in/social';
import { createTicketRoutes } from '#platform/ways-in/tickets';
import type { PasswordRule } from '#shared/contracts';
import type { Log } from '#shared/log';

export interface WaysInOptions extends IdentityDeps {
  publicUrl: string;
  socialAccounts: SocialAccounts;
  /** What the portal may call although it is not the internet: `host:port` or networks. */
  egressAllow: readonly string[];
  /** How strong a new password must be. */
  passwordRule: PasswordRule;
  /** Stands in for providers without an account; demo mode only. */
  mockProvider?: MockProvider | undefined;
  /** Development only: ids of accounts that any signed-in user may become. Default none. */
  switchableAccounts?: ReadonlySet<string> | undefined;
  log: Log;
  /** The portal's own recogniser. Default none. */
  faces?: FaceOptions | undefined;
  /** A service that recognises faces, in the place of the portal's own. Default none. */
  faceService?: FaceServiceOptions | undefined;
  /** What secrets of second steps are sealed with, newest first; without one nobody sets up a second step. */
  keySecrets: readonly string[];
  /** Ends every session of a user, those of third-party clients too; inside a transaction when `db` is one. */
  endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}

/** The calls of every way into a session beside the password, wired to the one gate of identity. */
export function createWaysInRoutes(options: WaysInOptions): Route[] {
  const { database, clock, publicUrl, socialAccounts: accounts, mockProvider: mock } = options;
  const { switchableAccounts = new Set<string>(), faceService, log } = options;
  const faces = faceService ? undefined : options.faces;
  const admit = createAdmission(options);
  const admitByPassword = createPasswordAdmission(options);
  const writeAudit = createAuditWriter(clock);
  const endFamily = createFamilyEnder(options);
  const common = { database, clock, admit, writeAudit };
  // Who names an issuer lets the portal call it; what it names in its turn follows the rules.
  const schoolFetch = (issuer: string) =>
    createEgressFetch({ allow: [...options.egressAllow, placeOf(issuer)] });
  const providers = createSocialProviders({ accounts, clock, publicUrl, mock, schoolFetch });
  const service = faceService && createFaceService(faceService);
  const finder = service ?? (faces && createFaceFinder({ ...common, log, faces }));
  return [
    ...createRememberedRoutes({ ...common, endFamily }),
    ...createTicketRoutes(common),
    ...createQrRoutes(common),
    ...createFamilyRoutes({ ...common, switchableAccounts }),
    ...createFaceRoutes({ ...common, finder }),
    ...createFaceRoomRoutes({ ...common, log, faces }),
    ...createAccountRoutes({ ...options, writeAudit }),
    ...(options.keySecrets.length > 0 ? createSecondStepRoutes({ ...options, writeAudit }) : []),
    ...createSocialRoutes({ ...common, admitByPassword, providers, publicUrl }),
  ];
}

/** Host and port of an address, as the rules of outgoing calls name them. */
function placeOf(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
