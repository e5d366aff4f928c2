import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BuildManifest } from '#shared/contracts';

type Remote = BuildManifest['remotes'][number];

export function fakeRemote(name: string, changes: Partial<Remote> = {}): Remote {
  return {
    name,
    code: name,
    names: { 'zh-CN': `应用${name}`, en: `App ${name}` },
    version: '1.0.0',
    minServerVersion: '1.5.2',
    paths: [],
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    entry: `/assets/${name}/remoteEntry.js?v=11111111`,
    preload: [`/assets/${name}/app.222222.js`],
    preloadWords: { 'zh-CN': [], en: [`/assets/${name}/en.333333.js`] },
    ...changes,
  };
}

export function fakeManifest(build = 'build-one'): BuildManifest {
  return {
    build,
    shell: {
      entry: '/assets/shell/main.aaaaaa.js',
      preload: ['/assets/shell/runtime.bbbbbb.js'],
      preloadWords: { 'zh-CN': ['/assets/shell/zh.dddddd.js'], en: ['/assets/shell/en.cccccc.js'] },
    },
    remotes: [
      fakeRemote('signin', {
        paths: ['/login', '/consent', '/bind', '/bind/', '/pages/login/pc_bind_all/index.html'],
        segments: ['authorize'],
        frame: 'plain',
        audience: { signedIn: false, userTypes: [] },
      }),
      fakeRemote('desktop', { paths: ['/desktop/home'], firstFrame: 'apps' }),
      fakeRemote('people', { code: 'base', audience: { signedIn: true, userTypes: [4] } }),
    ],
  };
}

export interface FakeDist {
  readonly dir: string;
  /** Writes a file and its compressed bodies. */
  writeAsset(name: string, text: string): void;
  writeManifest(manifest: BuildManifest): void;
  remove(): void;
}

export const entryText = `export const init = ${JSON.stringify('x'.repeat(2000))};\n`;

/** A built browser code in miniature. */
export function createFakeDist(): FakeDist {
  const dir = mkdtempSync(path.join(tmpdir(), 'fake-dist-'));
  const dist: FakeDist = {
    dir,
    writeAsset: (name, text) => {
      const file = path.join(dir, 'assets', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text));
    },
    writeManifest: (manifest) => writeFileSync(path.join(dir, 'build.json'), JSON.stringify(manifest)),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
  dist.writeAsset('shell/main.aaaaaa.js', entryText);
  dist.writeAsset('shell/remoteEntry.js', 'export const shell = 1;\n');
  for (const name of ['signin', 'desktop', 'people']) {
    dist.writeAsset(`${name}/remoteEntry.js`, `export const name = '${name}';\n`);
    dist.writeAsset(`${name}/app.222222.js`, `export const app = '${name}';\n`);
  }
  dist.writeManifest(fakeManifest());
  return dist;
}
