import type { Language } from '#shared/contracts';
import type { UpstreamJar } from './upstream-jar.ts';

/** A visitor's session as this process holds it. Times are ms since the epoch. */
export interface Session {
  /** What the browser's cookie carries. Never logged, never stored. */
  readonly id: string;
  /** SHA-256 of the id, base64url: the name that stores, locks and logs use. */
  readonly key: string;
  readonly createdAt: number;
  /** Absolute end; activity does not move it. */
  readonly endsAt: number;
  lastSeenAt: number;
  /** Counts saves; stores refuse a save that is based on an older one. */
  revision: number;
  /** Known once somebody asked oauth/me; it never changes, since every sign-in gets a session of its own. */
  userId: string | undefined;
  /** What the user chose for all devices, as oauth/me said last: for pages of a moment when nobody can be asked. */
  language: Language | null | undefined;
  /** Her unit, as oauth/me said last: for pages of the same moments. */
  unitId: string | undefined;
  /** The app that this session loads from a server of development. */
  override: SessionOverride | undefined;
  /** The cookies that the upstream set for this visitor; they never reach the browser. */
  jar: UpstreamJar;
  /** Opened on a computer that several people use: ends sooner when nothing is done. */
  readonly isShared: boolean;
  /** The last answered refresh, so that calls within the next seconds share it. */
  refresh: RefreshResult | undefined;
}

/** An app that one session has from elsewhere than all others (ADR 142). */
export interface SessionOverride {
  /** Of the server of development, on loopback. */
  readonly origin: string;
  /** What it said of the app, as JSON. */
  readonly manifest: string;
  /** Whether her unit is the sandbox, where it needs nobody's leave. */
  readonly isSandbox: boolean;
}

/** How a refresh ended: `text` is the upstream's JSON answer, `isGranted` whether it renewed the tokens. */
export interface RefreshResult {
  readonly at: number;
  readonly isGranted: boolean;
  readonly text: string;
}
