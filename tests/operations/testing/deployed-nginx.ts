import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from '../../processes/certificate.ts';
import { getProgram } from '../../processes/find-program.ts';
import { projectFolder, startProgram } from '../../processes/program.ts';

export const deployFolder = join(projectFolder, 'docs', 'operations', 'deploy');

export interface DeployedNginx {
  /** PEM of the authority that signed the certificate. */
  readonly authority: string;
  stop(): Promise<void>;
}

/** nginx with the file that is deployed. Only what belongs to the container is replaced: ports, certificate, name and folders. */
export async function startDeployedNginx({
  port,
  behind,
}: {
  port: number;
  behind: number;
}): Promise<DeployedNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-nginx-'));
  const { key, certificate, authority } = createCertificate(folder);
  const replaced: readonly (readonly [string, string])[] = [
    ['worker_processes auto;', ownLines(folder)],
    ['http {', `http {\n${temporaryFolders(folder)}`],
    ['  server {\n    listen 80;\n    return 301 https://$host$request_uri;\n  }\n', ''],
    // An older nginx is told HTTP/2 where it listens.
    ['    http2 on;\n', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl http2`],
    ['/etc/nginx/tls/portal.pem', certificate],
    ['/etc/nginx/tls/portal.key', key],
    ['portal:3000', `127.0.0.1:${behind}`],
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, replaced.reduce(replaceOnce, readFileSync(join(deployFolder, 'nginx.conf'), 'utf8')));
  const program = await startProgram({
    name: 'nginx',
    command: getProgram('nginx'),
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    readyText: 'start worker process',
  });
  return {
    authority: readFileSync(authority, 'utf8'),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function replaceOnce(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf has not exactly one: ${from}`);
  return text.replace(from, () => to);
}

function ownLines(folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log stderr notice;`;
}

function temporaryFolders(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
}
