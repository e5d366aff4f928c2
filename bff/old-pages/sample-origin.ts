import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PageUpstream } from './page-upstream.ts';

export interface SampleOrigin {
  readonly upstream: PageUpstream;
  close(): Promise<void>;
}

/** The prefix of the sample; an app of the demo data leads below it. */
const prefix = '/legacy';
const host = '127.0.0.1';
const require = createRequire(import.meta.url);

/** Starts the page server of the demo: one page and two bundles in the style of their time, on a port of this computer. */
export async function startSampleOrigin(): Promise<SampleOrigin> {
  const files = readFiles();
  const server = createServer((req, res) => {
    const file = files.get(new URL(req.url ?? '/', 'http://sample').pathname);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) {
      res.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    res.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'no-cache',
    });
    res.end(req.method === 'HEAD' ? undefined : file.bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    upstream: { prefix, origin: `http://${host}:${port}` },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readFiles(): ReadonlyMap<string, { type: string; bytes: Buffer }> {
  const folder = path.join(import.meta.dirname, 'sample');
  const read = (file: string, type: string) => ({
    type: `${type}; charset=utf-8`,
    bytes: readFileSync(file),
  });
  const jquery = readFileSync(require.resolve('jquery/dist/jquery.min.js'));
  // One script each, with its library inside, as such bundles were built.
  const bundleOf = (name: string) => ({
    type: 'text/javascript; charset=utf-8',
    bytes: Buffer.concat([jquery, readFileSync(path.join(folder, 'bundles', name))]),
  });
  const report = bundleOf('report.js');
  const awards = bundleOf('awards.js');
  const manifest = {
    'report.js': { src: 'report.js', integrity: integrityOf(report.bytes) },
    'report.css': 'bundle.css',
    'awards.js': { src: 'awards.js', integrity: integrityOf(awards.bytes) },
    'awards.css': 'bundle.css',
  };
  return new Map([
    [`${prefix}/manifest.json`, { type: 'application/json', bytes: Buffer.from(JSON.stringify(manifest)) }],
    [`${prefix}/report.js`, report],
    [`${prefix}/awards.js`, awards],
    [`${prefix}/bundle.css`, read(path.join(folder, 'bundles', 'bundle.css'), 'text/css')],
    [`${prefix}/old`, read(path.join(folder, 'index.html'), 'text/html')],
    [`${prefix}/page.css`, read(path.join(folder, 'page.css'), 'text/css')],
    [`${prefix}/page.js`, read(path.join(folder, 'page.js'), 'text/javascript')],
    [`${prefix}/jquery.js`, { type: 'text/javascript; charset=utf-8', bytes: jquery }],
  ]);
}

function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
