import { randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Language } from '#shared/contracts';
import type { BuiltApp } from '../built-app.ts';
import {
  appBaseOf,
  appPathOf,
  contentSecurityPolicy,
  createUser,
  elsewhere,
  elsewherePath,
  renderAppPage,
} from './app-page.ts';
import { elsewhereModule } from './elsewhere-module.ts';
import type { ShellSource } from './shell-source.ts';
import { type Answers, createServices } from './stand-in-services.ts';

export interface HarnessOptions {
  readonly app: BuiltApp;
  readonly shell: ShellSource;
  /** What services answer where nothing is not enough. */
  readonly answers: Answers;
}

/** A portal of one app, on this computer alone. */
export interface Harness {
  readonly origin: string;
  readonly appAddress: string;
  /** Language of the pages from now on. */
  speak(language: Language): void;
  close(): Promise<void>;
}

const pseudoScript = '/bff/pseudo-language.js';
const nonceBytes = 16;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves the page of an app under the policy of the portal, with the real shell, and services that have no data. */
export async function startHarness(options: HarnessOptions): Promise<Harness> {
  const { manifest } = options.app;
  let language: Language = 'zh-CN';
  const answerFile = createFiles(options);
  const services = createServices(manifest, createUser(manifest), options.answers);
  const pages = new Set([appPathOf(manifest), elsewherePath]);
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://kit');
    if (pages.has(pathname)) return sendPage(res, options, language);
    if (/^\/(?:api|zuul)\//.test(pathname)) {
      const { status, type, body } = services.answer(req.method ?? 'GET', pathname);
      return send(res, status, type, body);
    }
    void answerFile(pathname).then((content) => {
      const type = types[path.extname(pathname)] ?? 'application/octet-stream';
      if (content) send(res, 200, type, content);
      else send(res, 404, 'text/plain', 'not found');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    appAddress: origin + appPathOf(manifest),
    speak: (next) => {
      language = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function createFiles({ app, shell }: HarnessOptions) {
  const base = appBaseOf(app.manifest);
  const own: Readonly<Record<string, string>> = {
    [`/assets/${elsewhere.name}/remoteEntry.js`]: elsewhereModule,
    [pseudoScript]: shell.pseudoLanguage,
  };
  return async (address: string): Promise<Buffer | string | undefined> => {
    if (Object.hasOwn(own, address)) return own[address];
    if (address.startsWith(base)) return app.files.get(address.slice(base.length));
    return address.startsWith('/assets/') ? shell.findFile(address) : undefined;
  };
}

function sendPage(res: ServerResponse, { app, shell }: HarnessOptions, language: Language): void {
  const nonce = randomBytes(nonceBytes).toString('base64');
  const { manifest } = app;
  const user = createUser(manifest);
  res.setHeader('content-security-policy', contentSecurityPolicy(nonce));
  send(res, 200, 'text/html', renderAppPage({ manifest, user, shell, language, nonce, pseudoScript }));
}

function send(res: ServerResponse, status: number, type: string, body: Buffer | string): void {
  res.statusCode = status;
  res.setHeader('content-type', `${type}; charset=utf-8`);
  res.setHeader('cache-control', 'no-store');
  res.setHeader('x-content-type-options', 'nosniff');
  res.end(body);
}
