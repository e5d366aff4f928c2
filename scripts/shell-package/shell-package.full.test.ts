import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shellApiVersion } from '#shared/contracts';
import { createOutsideApp, type OutsideApp } from '../../tests/fixtures/outside-app.ts';
import { projectRoot } from '../build/paths.ts';
import { buildShellPackage } from './build-shell-package.ts';
import { type BuiltShellPackage, findShellPackage } from './find-shell-package.ts';
import { checkReport } from './report/check-report.ts';
import { parseReport } from './report/format-report.ts';

/** The compiler reads the whole shell, and its bundler too, where no build of today is at hand. */
const longMs = 300_000;

let work: string;
let built: BuiltShellPackage;
let app: OutsideApp;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'shell-package-'));
  built = (await findShellPackage()) ?? (await buildInto(work));
  app = await createOutsideApp({ archive: built.file, code: 'notes', bundler: 'rspack' });
}, longMs);
afterAll(async () => {
  await app.remove();
  await rm(work, { recursive: true, force: true });
});

async function buildInto(folder: string): Promise<BuiltShellPackage> {
  const files = {
    file: path.join(folder, 'portal-shell.tgz'),
    reportFile: path.join(folder, 'shell-api.md'),
  };
  await buildShellPackage({ workFolder: path.join(folder, 'parts'), ...files });
  return files;
}

function inPackage(file: string): string {
  return path.join(app.folder, 'node_modules/@portal/shell', file);
}

describe('the package', () => {
  it('when its manifest is read, then the version is that of the interface, and every file that it names is there', async () => {
    const manifest = JSON.parse(await readFile(inPackage('package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: '@portal/shell', version: shellApiVersion });
    const named = JSON.stringify(manifest.exports).match(/\.\/[\w./-]+\.(?:js|d\.ts)(?=")/g) ?? [];
    for (const file of named) await expect(readFile(inPackage(file), 'utf8')).resolves.toBeTypeOf('string');
  });

  it('when its modules are read, then none reaches into this repository', async () => {
    const manifest = JSON.parse(await readFile(inPackage('package.json'), 'utf8'));
    const known = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    const files = await readdir(inPackage('.'), { recursive: true });
    const requests = await Promise.all(
      files
        .filter((file) => file.endsWith('.js') || file.endsWith('.d.ts'))
        .map(async (file) => {
          const text = await readFile(inPackage(file), 'utf8');
          expect(text.includes(projectRoot), file).toBe(false);
          return [...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom\s*['"]([^'"\n]+)['"]/gm)].map(
            ([, request = '']) => request,
          );
        }),
    );
    const foreign = requests
      .flat()
      .filter((request) => !/^(?:\.|node:|shell\/|@portal\/shell)/.test(request))
      .map((request) =>
        request
          .split('/')
          .slice(0, request.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const builtIn = ['fs', 'path', 'os'];
    expect([...new Set(foreign)].filter((name) => !known.includes(name) && !builtIn.includes(name))).toEqual(
      [],
    );
  });

  it('when internal members are looked for, then no type names them', async () => {
    const doors = await readFile(inPackage('types/doors/session.d.ts'), 'utf8');
    expect(doors).toContain('useUser');
    expect(doors).not.toMatch(/\b(?:signIn|completeSignIn|useLoginPage|useRegistry|instanceId)\b/);
    const all = (await readdir(inPackage('types/doors'))).map((file) =>
      readFile(inPackage(`types/doors/${file}`), 'utf8'),
    );
    const names = (await Promise.all(all)).join('').replaceAll(/ from '[^']+'/g, '');
    expect(names).not.toMatch(/\b(?:queryClient|store|useAppArrangement)\b/);
  });
});

describe('the template', () => {
  it(
    'when it is compiled strictly against the package, then it has no error',
    () => expect(app.node('node_modules/typescript/bin/tsc', '-p', '.')).resolves.toBe(''),
    longMs,
  );

  it(
    'when a call of the shell is misspelt, then it does not compile',
    async () => {
      const file = path.join(app.folder, 'src/home/home-page.tsx');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replaceAll('useUser', 'useUsr'));
      await expect(app.node('node_modules/typescript/bin/tsc', '-p', '.')).rejects.toThrow("'useUsr'");
      await writeFile(file, text);
    },
    longMs,
  );

  it(
    'when its tests run, then they pass in both languages, without a portal',
    async () => {
      expect(await app.node('node_modules/vitest/vitest.mjs', 'run')).toMatch(/2 passed/);
    },
    longMs,
  );

  it(
    'when it is built, then its manifest names its files',
    async () => {
      const { entry, preload, preloadWords } = await app.build();
      const files = await readdir(path.join(app.folder, 'dist'));
      expect(entry).toBe('remoteEntry.js');
      expect(preload.length).toBe(2);
      expect(Object.keys(preloadWords).sort()).toEqual(['en', 'zh-CN']);
      for (const file of [...preload, ...Object.values(preloadWords).flat()]) expect(files).toContain(file);
    },
    longMs,
  );
});

describe('the report of the interface', () => {
  it('when a signature changed, then its version did too, and the report is of today', async () => {
    const [kept, now] = await Promise.all(
      [path.join(projectRoot, 'docs/shell-api.md'), built.reportFile].map((file) => readFile(file, 'utf8')),
    );
    checkReport(parseReport(kept ?? ''), parseReport(now ?? ''));
    expect(kept === now, 'run `npm run shell-api`').toBe(true);
  });
});
