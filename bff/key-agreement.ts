import { createHmac, randomUUID } from 'node:crypto';
import type { ReplicaStore } from '#bff/session';
import type { Log } from '#shared/log';
import { ConfigurationError } from './configuration-error.ts';

/** A server that died counts for this long. */
const ttlSeconds = 60;
const renewMs = 20_000;

export interface KeyAgreementOptions {
  readonly replicas: ReplicaStore;
  /** Newest first. */
  readonly sessionKeys: readonly string[];
  readonly log: Log;
}

/**
 * Finds out whether the servers that share the sessions can read them: each of them has a key of this one. One common
 * key is enough, so that keys can be replaced server by server. The stored value reveals nothing about a key.
 * @returns what ends the membership of this server
 * @throws ConfigurationError when a running server has none of the keys
 */
export async function agreeOnKeys(options: KeyAgreementOptions): Promise<() => Promise<void>> {
  const { replicas, sessionKeys, log } = options;
  const own = new Set(sessionKeys.map(fingerprintOf));
  const text = `${randomUUID()} ${[...own].join()}`;
  const isShared = (other: string): boolean =>
    (other.split(' ')[1] ?? '').split(',').some((fingerprint) => own.has(fingerprint));
  const isAgreed = async (): Promise<boolean> => (await replicas.note(text, ttlSeconds)).every(isShared);
  // A store that is away keeps no server from starting; it is asked again.
  if (!(await isAgreed().catch(() => true))) {
    await replicas.forget(text);
    throw new ConfigurationError('SESSION_KEYS', different);
  }
  const renew = async (): Promise<void> => {
    if (!(await isAgreed()))
      log('session_keys_differ', { hint: 'servers on one REDIS_URL need a common key' });
  };
  const renewing = setInterval(() => renew().catch(() => undefined), renewMs);
  renewing.unref();
  return async () => {
    clearInterval(renewing);
    await replicas.forget(text).catch(() => undefined);
  };
}

const different =
  `; a server that shares REDIS_URL has none of these keys: give all the same, replace them as new,old, ` +
  `or wait ${ttlSeconds} s after the others have ended`;

function fingerprintOf(key: string): string {
  return createHmac('sha256', key).update('fingerprint of a session key').digest('base64url').slice(0, 16);
}
