import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Who signs, a server on 127.0.0.1 that it has signed, and another who signs. */
export function createCertificates(folder: string): void {
  const openssl = (...args: string[]): void => {
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  };
  const root = (name: string): void =>
    openssl(
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`],
      ...['-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  root('ca');
  root('other');
  writeFileSync(`${folder}/names.conf`, 'subjectAltName=IP:127.0.0.1,DNS:localhost\n');
  openssl(
    ...['req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1'],
    ...['-keyout', 'server.key', '-out', 'server.csr'],
  );
  openssl(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', '2', '-extfile', 'names.conf', '-out', 'server.pem'],
  );
}
