import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { postgresUrl } from '#platform/testing';
import { createFakeDist } from '../../bff/testing/fake-dist.ts';
import { hasRedis, redisUrl } from '../../bff/testing/redis.ts';
import { findFreePort } from '../processes/find-free-port.ts';
import { findMissingPrograms } from '../processes/find-program.ts';
import { projectFolder, startProgram } from '../processes/program.ts';
import { deployFolder, startDeployedNginx } from './testing/deployed-nginx.ts';
import { fillEnvironment } from './testing/fill-environment.ts';
import { createPortalPlace } from './testing/portal-place.ts';
import { runPortal } from './testing/run-portal.ts';

interface Service {
  image: string;
  build?: { dockerfile?: string };
  environment?: Record<string, string>;
  stop_grace_period?: string;
  healthcheck?: object;
}

const compose: { services: Record<string, Service> } = parse(read('compose.yaml'));
/** Five for the balancer and ten for running requests. */
const maxEndSeconds = 15;
const canRun =
  postgresUrl !== undefined && (await hasRedis()) && findMissingPrograms(['nginx', 'openssl']).length === 0;

function seconds(text: string | undefined): number {
  return Number(/^(\d+)s?$/.exec(text ?? '')?.[1]);
}

function read(name: string): string {
  return readFileSync(join(deployFolder, name), 'utf8');
}

function serviceOf(name: string): Service {
  const service = compose.services[name];
  if (!service) throw new Error(`no service is called ${name}`);
  return service;
}

describe.skipIf(!canRun && process.env.REQUIRE_SERVICES !== '1')('the containers', () => {
  test('when they run as the files say, then an administrator signs in through nginx and TLS, with the file that the page makes', async () => {
    const place = await createPortalPlace('postgres');
    onTestFinished(() => place.remove());
    const [port, publicPort] = [await findFreePort(), await findFreePort()];
    const nginx = await startDeployedNginx({ port: publicPort, behind: port });
    onTestFinished(() => nginx.stop());
    const env = await fillEnvironment(serviceOf('portal').environment ?? {}, {
      publicUrl: `https://localhost:${publicPort}`,
      databaseUrl: place.env.DATABASE_URL ?? '',
      redisUrl,
    });
    const dist = createFakeDist();
    onTestFinished(() => dist.remove());
    const ofImage = { NODE_ENV: 'production', DATA_DIR: place.dataDir };
    const portal = await startProgram({
      name: 'the portal',
      args: ['bff/server.ts', dist.dir],
      env: { ...ofImage, ...env, PORT: String(port), METRICS_PORT: '0' },
      readyText: 'Portal ready at',
    });
    onTestFinished(() => portal.stop());
    const operations = { ...ofImage, ...env };
    const created = await runPortal(operations, 'admin', 'create', '--login', 'admin', '--unit', '青江小学');
    const password = /First password {2}(\S+)/.exec(created.stdout)?.[1] ?? '';
    const ask = createAsk(publicPort, nginx.authority);
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    const signedIn = await ask('/api/uaa/oauth/login', new URLSearchParams({ username: 'admin', password }));
    expect(JSON.parse(signedIn.text)).toMatchObject({ status: 200, data: { userType: 4 } });
    // The address of the browser counts, since the log warns of no proxy that nobody trusts.
    expect(portal.output()).not.toContain('untrusted_proxy');
    const line = await place
      .open()
      .db.selectFrom('auth_audit')
      .select('ip')
      .where('event', '=', 'login_succeeded')
      .executeTakeFirst();
    expect(line?.ip).toBe('127.0.0.1');
  }, 120_000);
});

test('when the commands of the portal run in a container, then they get the variables of the portal', () => {
  const { OUTBOX_URL, OUTBOX_TOKEN, ...ofPortal } = serviceOf('portal').environment ?? {};
  const ofOperations = serviceOf('operations').environment ?? {};
  expect(Object.keys(ofOperations)).toEqual(Object.keys(ofPortal));
  expect(OUTBOX_URL).toBe(OUTBOX_TOKEN?.replace('TOKEN', 'URL'));
});

test('when pg_dump comes into the image of the commands, then it is of the version of the server', () => {
  const [, server] = /^postgres:(\d+)/.exec(serviceOf('postgres').image) ?? [];
  const dockerfile = read('operations.Dockerfile');
  expect(dockerfile).toContain(`postgresql-client-${server} `);
  expect(dockerfile).toContain(`FROM ${serviceOf('portal').image}\n`);
});

test('when the portal is stopped, then it has the time to end, in a container and under systemd', () => {
  expect(seconds(serviceOf('portal').stop_grace_period)).toBeGreaterThan(maxEndSeconds);
  const unit = read('portal.service');
  expect(seconds(/^TimeoutStopSec=(.+)$/m.exec(unit)?.[1])).toBeGreaterThan(maxEndSeconds);
});

test('when systemd starts the portal, then its command is one that starts it', async () => {
  const place = await createPortalPlace('sqlite');
  onTestFinished(() => place.remove());
  const [, command = ''] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(read('portal.service')) ?? [];
  const port = String(await findFreePort());
  const dist = createFakeDist();
  onTestFinished(() => dist.remove());
  const program = await startProgram({
    name: 'the portal',
    args: [...command.split(' '), dist.dir],
    env: {
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      METRICS_PORT: '0',
      ...place.env,
    },
    readyText: 'Set up the portal at',
  });
  await program.stop();
  expect(program.output()).toContain('Portal ready at');
}, 60_000);

test('when services wait for others, then these say when they are ready', () => {
  for (const name of ['postgres', 'redis']) expect(serviceOf(name).healthcheck, name).toBeDefined();
  expect(readFileSync(join(projectFolder, 'Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK /m);
});

/** Asks over TLS, with trust in one authority alone. */
function createAsk(port: number, authority: string) {
  return (path: string, form?: URLSearchParams): Promise<{ status: number | undefined; text: string }> =>
    new Promise((resolve, reject) => {
      const origin = `https://localhost:${port}`;
      const asked = request(
        origin + path,
        {
          ca: authority,
          method: form ? 'POST' : 'GET',
          headers: { origin, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
        },
        async (answer) => {
          let text = '';
          for await (const chunk of answer.setEncoding('utf8')) text += chunk;
          resolve({ status: answer.statusCode, text });
        },
      );
      asked.once('error', reject);
      asked.end(form?.toString());
    });
}
