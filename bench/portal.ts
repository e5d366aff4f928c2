import { join } from 'node:path';
import { findFreePort } from '../tests/processes/find-free-port.ts';
import { measuredCore } from './machine.ts';
import { type Server, startServer } from './processes.ts';

export const projectFolder = join(import.meta.dirname, '..');

/** Headers as a browser sends them with a call of the page. */
export const browserHeaders = {
  accept: 'application/json, text/plain, */*',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
  'sec-ch-ua': '"Chromium";v="156", "Not?A_Brand";v="24"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'sy-headers': '{"device":"pc","app":"base"}',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  'x-requested-by': 'portal',
};

/** One of the small servers beside this file. */
export async function startScript(
  script:
    | 'upstream'
    | 'textbook'
    | 'plain-proxy'
    | 'slice-sink'
    | 'tus-store'
    | 'form-receiver'
    | 'service-portal',
  core: number | undefined,
  upstreamPort?: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const port = await findFreePort();
  return startServer({
    core,
    command: process.execPath,
    args: [join(import.meta.dirname, 'servers', `${script}.ts`)],
    port,
    readyPath: '/api/base/bench',
    env: {
      PORT: String(port),
      NODE_ENV: 'production',
      ...env,
      ...(upstreamPort ? { UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}` } : {}),
    },
  });
}

/** The BFF as it is deployed, in front of an upstream. `nodeOptions` for what only the runtime can report. */
export async function startBff(
  dataDir: string,
  upstreamPort: number,
  nodeOptions: readonly string[] = [],
): Promise<Server> {
  const port = await findFreePort();
  return startServer({
    core: measuredCore,
    command: process.execPath,
    args: [...nodeOptions, join(projectFolder, 'bff', 'server.ts')],
    port,
    readyPath: '/healthz',
    env: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}`,
      DATA_DIR: dataDir,
      METRICS_PORT: '0',
    },
  });
}

/** Signs in through the BFF; the value for the `cookie` header of the session. */
export async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/uaa/oauth/login`, {
    method: 'POST',
    headers: { ...browserHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'username=ps.admin&password=Demo2026&noIntercept=true',
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (!answer.ok || cookies.length === 0) {
    throw new Error(`signing in was answered ${answer.status} with ${cookies.length} cookies`);
  }
  return cookies.join('; ');
}
