import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalDatabase } from '#platform/database';
import type { FileStore } from '#platform/storage';
import { openMigrated, startTestPlatform, type TestPlatform } from '#platform/testing';
import { allCalls, buildCallPath, type Call, pathParametersOf, pendingCalls } from '#shared/contracts';

/** A made-up value for every parameter of the path, of a form that all of them accept. */
function addressOf(call: Call): string {
  return buildCallPath(call, Object.fromEntries(pathParametersOf(call).map((name) => [name, 'none.svg'])))
    .path;
}

/** What the BFF answers, and the platform does not know. */
const servedByBff = ['static.language.common', 'static.language.app', 'static.viewport.manifest'];

/** A missing file answers like an unknown address, so none is missing. */
const everyFile: FileStore = {
  find: async () => ({ body: new TextEncoder().encode('<svg/>'), etag: '"1"' }),
  put: async () => undefined,
  remove: async () => undefined,
};

describe('every call', () => {
  let database: PortalDatabase;
  let platform: TestPlatform;
  beforeAll(async () => {
    database = await openMigrated();
    platform = await startTestPlatform(database, { files: everyFile });
  });
  afterAll(async () => {
    await platform.close();
    await database.close();
  });

  /** Whether an address is bound: a route that answers by refusing is bound as well. */
  const isServed = async (call: Call): Promise<boolean> => {
    const response = await fetch(`${platform.base}${addressOf(call)}`, { method: call.method });
    const code = await response
      .json()
      .then((body) => body.code)
      .catch(() => '');
    return code !== 'unknown_address' && code !== 'method_not_allowed';
  };

  it.each(allCalls.map((call) => [call.name, call] as const))(
    'when %s is asked for, then it is served, or listed as pending, never both',
    async (name, call) => {
      expect(await isServed(call)).toBe(![...pendingCalls, ...servedByBff].includes(name));
    },
  );
});

describe('the list of calls', () => {
  it('when names and addresses are compared, then each stands once', () => {
    const names = allCalls.map((call) => call.name);
    const addresses = allCalls.map((call) => `${call.method} ${call.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(allCalls.map((call) => [call.name, call] as const))(
    'when %s is described, then it has a payload, an answer, a summary and a source',
    (_, call) => {
      expect(call.summary).toMatch(/\.$/);
      expect(call.source).toMatch(/^(portal|[A-Z]\d\d)$/);
      for (const [schema, typeMode] of [
        [call.payload, 'input'],
        [call.answer, 'output'],
      ] as const) {
        expect(toJsonSchema(schema, { typeMode, errorMode: 'ignore' })).toBeTypeOf('object');
      }
    },
  );

  it.each(allCalls.map((call) => [call.name, call] as const))(
    'when %s has parameters in its path, then its payload carries them',
    (_, call) => {
      const payload = toJsonSchema(call.payload, { typeMode: 'input', errorMode: 'ignore' });
      expect(Object.keys(payload.properties ?? {})).toEqual(expect.arrayContaining(pathParametersOf(call)));
    },
  );
});

describe('what a call means', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const known = new Set<string>(allCalls.map((call) => call.path).filter((each) => !each.includes('{')));
  const files = globSync('{bff,platform}/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  );

  it('when the servers are read, then the address of a call stands in the contracts alone, and so does what it means', () => {
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/['"`](\/(?:api|zuul)\/[^'"`$]*)['"`]/g)]
        .filter(([, address = '']) => known.has(address))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
