import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../processes/find-free-port.ts';
import { getProgram } from '../../processes/find-program.ts';
import { startProgram } from '../../processes/program.ts';

export interface SchoolNginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** nginx with what it does unless told otherwise: bodies up to 1 MB, which it collects before it passes them on. */
export async function startSchoolNginx(portalUrl: string): Promise<SchoolNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'school-nginx-'));
  const port = await findFreePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, new URL(portalUrl).host));
  const program = await startProgram({
    name: 'nginx',
    command: getProgram('nginx'),
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    readyText: 'start worker process',
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, portal: string): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 128; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${portal};
      proxy_set_header Host ${portal};
    }
  }
}`;
}
