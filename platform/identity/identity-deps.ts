import type { Kysely } from 'kysely';
import type { PortalDatabase, Tables } from '#platform/database';
import type { CookieChange, Cookies, RequestDetails } from '#platform/http';
import type { Clock } from '#platform/runtime';
import type { ClosedApp, SessionUser } from '#shared/contracts';
import type { Log } from '#shared/log';
import type { KnownDevices } from './known-devices.ts';
import type { PasswordKeeper } from './password-keeper.ts';

/** Browsers that may sign in again without a password; another room keeps them. */
export interface DeviceMemory {
  /** Remembers a browser, inside the transaction that opens its session. */
  remember: (
    trx: Kysely<Tables>,
    subject: { userId: string; request: RequestDetails },
  ) => Promise<{ family: string; cookies: readonly CookieChange[] }>;
  /** Forgets the browser that the cookies name. @returns the cookies that clear it */
  forget: (db: Kysely<Tables>, cookies: Cookies) => Promise<readonly CookieChange[]>;
  forgetFamily: (db: Kysely<Tables>, family: string) => Promise<void>;
  forgetUser: (db: Kysely<Tables>, userId: string) => Promise<void>;
}

export interface IdentityDeps {
  database: PortalDatabase;
  clock: Clock;
  log: Log;
  /** Waits before a try on a user name that was tried too often, in ms. Default: a timer. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Default: no browser is ever remembered. */
  devices?: DeviceMemory | undefined;
  /** Devices on which a user has signed in before. Default: all tries of a name from one address are counted together. */
  knownDevices?: KnownDevices | undefined;
  /** The apps that a user's unit keeps from her; another room decides. Default none. */
  findClosedApps?:
    | ((
        db: Kysely<Tables>,
        user: Pick<SessionUser, 'userId' | 'unitId' | 'userType'>,
      ) => Promise<ClosedApp[]>)
    | undefined;
  /** Who keeps the passwords of some users in the portal's place. Default nobody. */
  passwordKeeper?: PasswordKeeper | undefined;
  /** Whether a service recognises faces, so that units may offer to sign in by them. Default false. */
  hasFaces?: boolean | undefined;
}
