import type { KeyObject } from 'node:crypto';
import type { Authorization } from '#platform/authorization';
import type { ChangeBus } from '#platform/changes';
import type { PortalDatabase } from '#platform/database';
import type { Directory } from '#platform/directory';
import type { FaceOptions } from '#platform/face';
import type { Metrics } from '#platform/metrics';
import type { Clock } from '#platform/runtime';
import type { BlobStore, FileStore, Quotas, ScanContent } from '#platform/storage';
import type { FaceServiceOptions } from '#platform/ways-in/face';
import type { SocialAccounts } from '#platform/ways-in/social';
import type { PasswordRule } from '#shared/contracts';
import type { Log } from '#shared/log';
import type { Terms } from '#shared/retention-terms';
import type { TestMode } from './test-mode-routes.ts';

export interface PlatformOptions {
  /** Open and migrated. */
  database: PortalDatabase;
  /** Logos and pictures of apps. */
  files: FileStore;
  /** Contents of files of users. */
  blobs: BlobStore;
  /** How much may be kept. Default: the usual. */
  quotas?: Quotas | undefined;
  /** Looks for viruses in files of users. Default nobody. */
  scan?: ScanContent | undefined;
  clock: Clock;
  log: Log;
  /** The OpenID provider. Default: off as a whole, its calls do not exist. */
  authorization?: Authorization | undefined;
  /** The pinned public origin. Default `http://localhost:3000`. */
  publicUrl?: string | undefined;
  /** Accounts at third parties that people sign in with. Default none. */
  socialAccounts?: SocialAccounts | undefined;
  /** What may be called although it is not the internet: `host:port` or networks. Default none. */
  egressAllow?: readonly string[] | undefined;
  /** What device cookies are signed with, the first one, and read with. Default: there are none. */
  deviceSecrets?: readonly string[] | undefined;
  /** The directory of a school, which keeps the passwords of its people. Default none. */
  directory?: Directory | undefined;
  /** How strong a new password must be. Default `strong`. */
  passwordRule?: PasswordRule | undefined;
  /** Public key of the maker of licence keys. Default: no key is accepted. */
  licencePublicKey?: KeyObject | undefined;
  /** Development only: ids of accounts that any signed-in user may become. Default none. */
  switchableAccounts?: ReadonlySet<string> | undefined;
  /** The portal's own recogniser of faces. Default none. */
  faces?: FaceOptions | undefined;
  /** Who recognises faces in its place. Default nobody. */
  faceService?: FaceServiceOptions | undefined;
  /** Demo mode: a mock provider stands in for third parties, and messages to the outside are shown. Default false. */
  demo?: boolean | undefined;
  /** How long data are kept. Default as usual. */
  terms?: Terms | undefined;
  /** Whether the school's gateway carries codes to people. Default false. */
  hasGateway?: boolean | undefined;
  /** Announces whose messages have changed, to other platforms too. Default: in this process only. */
  changes?: ChangeBus | undefined;
  /** Served at `/internal/metrics`. Default: none. */
  metrics?: Pick<Metrics, 'format' | 'contentType'> | undefined;
  /** Serves the test endpoints and checks every answer against its contract. Default: off. */
  testMode?: TestMode | undefined;
  /** Waits before a try on a user name that was tried too often; default: a timer. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Where browsers find a portal that was not told. */
export const defaultPublicUrl = 'http://localhost:3000';
