import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import { findProgram, measuredCore } from './machine.ts';
import { type Server, startServer } from './processes.ts';

const brotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/etc/nginx/modules/ngx_http_brotli_static_module.so',
].find((file) => existsSync(file));

/** Whether this nginx can send ready-made brotli files; otherwise both sides are measured with gzip. */
export const hasBrotli = brotliModule !== undefined;

/** nginx as a keep-alive reverse proxy: no session, no log. Undefined where nginx is not installed. */
export function startNginxProxy(folder: string, upstreamPort: number): Promise<Server | undefined> {
  return start(
    folder,
    `upstream services { server 127.0.0.1:${upstreamPort}; keepalive 64; keepalive_requests 1000000; }
  server {
    LISTEN
    location / { proxy_pass http://services; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`,
    '/api/base/bench',
  );
}

/** nginx serving a folder with ready-made compressed files. */
export function startNginxFiles(
  folder: string,
  root: string,
  readyPath: string,
): Promise<Server | undefined> {
  return start(
    folder,
    `server {
    LISTEN
    root "${root}";
    gzip_static on;
    ${hasBrotli ? 'brotli_static on;' : ''}
    open_file_cache max=1000 inactive=60s;
    add_header Cache-Control "public, max-age=31536000, immutable";
  }`,
    readyPath,
  );
}

async function start(folder: string, servers: string, readyPath: string): Promise<Server | undefined> {
  const command = findProgram('nginx');
  if (!command) return undefined;
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, servers));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  return startServer({ core: measuredCore, command, args, port, readyPath });
}

function configuration(folder: string, port: number, servers: string): string {
  return `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
daemon off;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  client_max_body_size 0;
  client_body_temp_path "${folder}/body";
  proxy_temp_path "${folder}/proxy";
  fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi";
  scgi_temp_path "${folder}/scgi";
  ${servers.replace('LISTEN', `listen 127.0.0.1:${port};`)}
}`;
}
