import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from './certificate.ts';
import { getProgram } from './find-program.ts';
import { type Program, startProgram } from './program.ts';

export interface TlsProxy extends Program {
  /** PEM of the authority that signed the certificate. */
  readonly authority: string;
}

/** nginx as a school runs it before the portal: TLS ends there, and it says for whom it asks. */
export async function startTlsProxy(port: number, behind: number): Promise<TlsProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, behind));
  const program = await startProgram({
    name: 'nginx',
    command: getProgram('nginx'),
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    readyText: 'start worker process',
  });
  return {
    ...program,
    authority: readFileSync(join(folder, 'authority.pem'), 'utf8'),
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, behind: number): string {
  const { key, certificate } = createCertificate(folder);
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 512; }
http {
  access_log off;
  client_max_body_size 0;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream portal { server 127.0.0.1:${behind}; keepalive 16; }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering off;
    }
  }
}`;
}
