import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProgram } from './find-program.ts';

export interface Certificate {
  /** Files in PEM. */
  readonly key: string;
  readonly certificate: string;
  /** The authority that signed it, which nobody else trusts. */
  readonly authority: string;
}

/** A certificate for localhost from a test authority of its own, good for a day. */
export function createCertificate(folder: string): Certificate {
  const openssl = getProgram('openssl');
  const file = (name: string) => join(folder, name);
  const run = (...args: string[]) => execFileSync(openssl, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const [caKey, ca, key, request, certificate] = [
    file('authority.key'),
    file('authority.pem'),
    file('localhost.key'),
    file('localhost.csr'),
    file('localhost.pem'),
  ];
  run('req', '-x509', ...newKey, '-keyout', caKey, '-out', ca, '-days', '1', '-subj', '/CN=Test authority');
  run('req', ...newKey, '-keyout', key, '-out', request, '-subj', '/CN=localhost');
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  run(
    ...['x509', '-req', '-in', request, '-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', '1'],
    ...['-extfile', file('names'), '-out', certificate],
  );
  return { key, certificate, authority: ca };
}
