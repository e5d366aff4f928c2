import type { Kysely } from 'kysely';
import { createAccountRoutes } from '#platform/account';
import type { Tables } from '#platform/database';
import { createFaceRoutes, createFaceService, type FaceServiceOptions } from '#platform/face';
import { createFamilyRoutes } from '#platform/family';
import type { Route } from '#platform/http';
import {
  createAdmission,
  createAuditWriter,
  createFamilyEnder,
  createPasswordAdmission,
  type IdentityDeps,
} from '#platform/identity';
import { createQrRoutes } from '#platform/qr-sign-in';
import { createRememberedRoutes } from '#platform/remembered';
import {
  createSocialProviders,
  createSocialRoutes,
  type MockProvider,
  type SocialAccounts,
} from '#platform/social';
import { createTicketRoutes } from '#platform/tickets';
import type { PasswordRule } from '#shared/contracts';

export interface WaysInOptions extends IdentityDeps {
  publicUrl: string;
  socialAccounts: SocialAccounts;
  /** How strong a new password must be. */
  passwordRule: PasswordRule;
  /** Stands in for providers without an account; demo mode only. */
  mockProvider?: MockProvider | undefined;
  /** Development only: ids of accounts that whoever is signed in may become. Default none. */
  switchableAccounts?: ReadonlySet<string> | undefined;
  /** Who recognises faces. Default nobody: there is no sign-in by them. */
  faceService?: FaceServiceOptions | undefined;
  /** Ends every session of a user, those of third-party clients too; inside a transaction when `db` is one. */
  endSessionsOf: (db: Kysely<Tables>, userId: string, reason: string) => Promise<unknown>;
}

/** The calls of every way into a session beside the password, wired to the one gate of identity. */
export const createWaysInRoutes = (options: WaysInOptions): Route[] => {
  const { database, clock, publicUrl, socialAccounts: accounts, mockProvider: mock } = options;
  const { switchableAccounts = new Set<string>(), faceService } = options;
  const admit = createAdmission(options);
  const admitByPassword = createPasswordAdmission(options);
  const writeAudit = createAuditWriter(clock);
  const endFamily = createFamilyEnder(options);
  const common = { database, clock, admit, writeAudit };
  const providers = createSocialProviders({ accounts, clock, publicUrl, mock });
  const recogniseFace = faceService && createFaceService(faceService);
  return [
    ...createRememberedRoutes({ ...common, endFamily }),
    ...createTicketRoutes(common),
    ...createQrRoutes(common),
    ...createFamilyRoutes({ ...common, switchableAccounts }),
    ...createFaceRoutes({ ...common, recogniseFace }),
    ...createAccountRoutes({ ...options, writeAudit }),
    ...createSocialRoutes({ ...common, admitByPassword, providers, publicUrl }),
  ];
};
