import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ConnectionOptions } from 'node:tls';
import { Client } from 'ldapts';
import type { DirectorySettings } from '../directory-settings.ts';
import { DirectoryAway, toDirectoryAway } from './directory-away.ts';

/** Runs `work` on a connection of its own that may search, and closes it. */
export type WithConnection = <T>(
  work: (client: Client) => Promise<T>,
  limits: ConnectionLimits,
) => Promise<T>;

export interface ConnectionLimits {
  /** The longest that one answer may take, ms. */
  readonly answer: number;
  /** The longest that all of it may take, ms. Default: as long as it takes. */
  readonly whole?: number;
}

/**
 * Opens connections. Each lives for one piece of work: what one person binds, nobody else finds bound.
 * Whatever goes wrong becomes `DirectoryAway`.
 * @throws Error at once where the file of certificates cannot be read
 */
export function createConnections(settings: DirectorySettings): WithConnection {
  const tls = readTls(settings);
  return async (work, limits) => {
    const client = new Client({
      url: settings.url,
      timeout: limits.answer,
      connectTimeout: limits.answer,
      ...(isEncrypted(settings) ? { tlsOptions: tls } : {}),
    });
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer =
      limits.whole === undefined
        ? undefined
        : setTimeout(() => reject(new DirectoryAway('no answer in time')), limits.whole);
    try {
      await Promise.race([late, open(client, settings, tls)]);
      return await Promise.race([late, work(client)]);
    } catch (error) {
      throw toDirectoryAway(error);
    } finally {
      clearTimeout(timer);
      // It says goodbye and closes the socket; a server that takes no goodbye must keep nobody waiting.
      client.unbind().catch(() => undefined);
    }
  };
}

async function open(client: Client, settings: DirectorySettings, tls: ConnectionOptions): Promise<void> {
  if (settings.isStartTls) await client.startTLS({ ...tls });
  if (settings.account) await client.bind(settings.account.dn, settings.account.password);
}

function isEncrypted({ url }: DirectorySettings): boolean {
  return url.startsWith('ldaps:');
}

/** The name in the certificate is the one of the address. */
function readTls({ url, caFile }: DirectorySettings): ConnectionOptions {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    minVersion: 'TLSv1.2',
    ...(isIP(host) === 0 && { servername: host }),
    ...(caFile !== undefined && { ca: readCertificates(caFile) }),
  };
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error('LDAP_CA_FILE cannot be read');
  }
}
