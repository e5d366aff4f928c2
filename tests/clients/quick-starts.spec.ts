import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  type QuickStart,
  quickStartsFor,
  writeQuickStart,
} from '../../remotes/developers/quick-starts/quick-start.ts';
import { demoPassword } from '../fixtures/index.ts';
import { projectFolder, startProgram } from '../processes/program.ts';
import { createApacheSite } from './testing/apache.ts';
import { countRefreshTokens } from './testing/count-grants.ts';
import { demoClients } from './testing/demo-clients.ts';
import { expect, test } from './testing/index.ts';
import { findPythonWith } from './testing/programs.ts';
import { registerClient } from './testing/register-client.ts';

const python = findPythonWith('authlib', 'requests', 'flask');
const apachePort = 4004;
const name = '周敏';

/** A folder in which the packages of the project are installed. */
const folder = mkdtempSync(join(tmpdir(), 'portal-quick-start-'));
chmodSync(folder, 0o755); // Apache serves as a user of its own.
symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
const configuration = join(folder, 'site.conf');
const site = createApacheSite(apachePort, configuration);
test.afterAll(() => {
  site?.remove();
  rmSync(folder, { recursive: true });
});

const missing: Partial<Record<QuickStart, string>> = {
  ...(python ? {} : { python: 'Python has no authlib, requests and flask (Debian: python3-…)' }),
  ...(site ? {} : { apache: 'there is no Apache with mod_auth_openidc' }),
};

interface Start {
  /** The file with the code, as it was pasted. */
  readonly file: string;
  readonly secret: string;
  readonly page: Page;
  readonly redirectUri: string;
  /** What the user does at the portal. */
  readonly signIn: () => Promise<void>;
}

/** Runs a server until the user is signed in, and answers with what it shows. */
async function runServer(
  { secret, page, signIn }: Start,
  order: { command: string; args: readonly string[]; readyText: string; login: string; after?: string },
): Promise<string> {
  const env = { CLIENT_SECRET: secret, PYTHONUNBUFFERED: '1' };
  const app = await startProgram({ name: 'a quick start', env, ...order });
  try {
    await page.goto(order.login);
    await signIn();
    await page.waitForURL(`${new URL(order.login).origin}/**`);
    if (order.after) await page.goto(order.after);
    return (await page.locator('body').textContent()) ?? '';
  } finally {
    await app.stop();
  }
}

const runs: Readonly<Record<QuickStart, (start: Start) => Promise<string>>> = {
  node: (start) => {
    const login = new URL('/login', start.redirectUri).href;
    return runServer(start, {
      command: process.execPath,
      args: [start.file],
      readyText: `Open ${login}`,
      login,
    });
  },
  python: (start) => {
    const login = new URL('/login', start.redirectUri).href;
    return runServer(start, { command: python ?? '', args: [start.file], readyText: 'Running on', login });
  },
  apache: (start) => {
    const { command, args, readyText = '' } = site?.program(false) ?? { command: '', args: [] };
    const login = new URL('/', start.redirectUri).href;
    const after = `${start.redirectUri}?info=json`;
    return runServer(start, { command, args, readyText, login, after });
  },
  browser: async ({ file, page, redirectUri, signIn }) => {
    const html = readFileSync(file);
    const server = createServer((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    }).listen(Number(new URL(redirectUri).port));
    try {
      await page.goto(redirectUri);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await signIn();
      await page.waitForURL(`${redirectUri}**`);
      await expect(page.getByRole('status')).not.toBeEmpty();
      return (await page.getByRole('status').textContent()) ?? '';
    } finally {
      server.close();
    }
  },
  curl: async ({ file, secret, page, redirectUri, signIn }) => {
    // Nothing runs there: the user reads the address.
    await page.route(`${redirectUri}**`, (route) => route.fulfill({ body: 'nothing' }));
    const env = { PATH: process.env.PATH ?? '', CLIENT_SECRET: secret };
    const shell = spawn('bash', [file], { env });
    let output = '';
    const ended = new Promise<number | null>((resolve) => shell.once('close', resolve));
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (data) => (output += data));
    await expect.poll(() => output).toContain('that you come to: ');
    await page.goto(/^Open (\S+)$/m.exec(output)?.[1] ?? '');
    await signIn();
    await page.waitForURL(`${redirectUri}**`);
    shell.stdin.end(`${new URL(page.url()).searchParams.get('code')}\n`);
    expect(await ended, output).toBe(0);
    return output;
  },
};

const files: Readonly<Record<QuickStart, string>> = {
  node: 'sign-in.mjs',
  python: 'sign_in.py',
  apache: 'site.conf',
  browser: 'index.html',
  curl: 'sign-in.sh',
};

for (const isPublic of [false, true]) {
  for (const kind of quickStartsFor(isPublic, 'http://localhost/callback')) {
    test(`when the code for ${kind} is pasted for a ${isPublic ? 'public' : 'confidential'} client, then it signs a user in, shows her name and stays connected`, async ({
      page,
      portal,
      problems,
      signInPage,
      consentPage,
    }) => {
      // biome-ignore lint/suspicious/noSkippedTests: a library that is not installed; counts as a failure where all is required
      test.skip(kind in missing, missing[kind]);
      problems.expect(/404.*localhost:400\d\/favicon\.ico/);
      const apacheSite = { id: 'apache-quick-start', secret: 'apache-quick-start-2026', port: apachePort };
      const kiosk = { id: 'kiosk', secret: '', port: 4002 };
      const client = isPublic ? kiosk : kind === 'apache' ? apacheSite : demoClients.reader;
      const redirectUri = `http://localhost:${client.port}/callback`;
      if (kind === 'apache') await registerClient(portal.dataDir, client, { redirectUris: [redirectUri] });
      const file = join(folder, files[kind]);
      const values = {
        issuer: `${portal.url}/api/uaa/oidc`,
        clientId: client.id,
        redirectUri,
        scopes: ['openid', 'profile', 'offline_access'],
        isPublic,
      };
      writeFileSync(file, writeQuickStart(kind, values));
      const before = countRefreshTokens(portal.dataDir, client.id);
      const signIn = async (): Promise<void> => {
        await signInPage.signIn('t.zhou', demoPassword);
        await consentPage.allow.click();
      };
      const shown = await runs[kind]({ file, secret: client.secret, page, redirectUri, signIn });
      expect(shown).toContain(name);
      expect(countRefreshTokens(portal.dataDir, client.id)).toBe(before + 1);
    });
  }
}
