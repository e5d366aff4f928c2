import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseFileTypes, releaseLimits, releasePathSchema, shellApiVersion } from '#shared/contracts';
import { isInRange } from '#shared/versions';
import { shellEntry } from '../../presets/shell-parts.ts';
import type { BuiltApp } from '../built-app.ts';
import type { Finding } from '../finding.ts';

/** Brotli bytes of the federation entry. */
export const entryBudget = 7 * 1024;

/** React sets these names where it is defined; who only passes them on reads them. */
const markOfReact = /__(?:CLIENT|DOM|SECRET)_INTERNALS_DO_NOT_USE\w*\s*=[^=>]/;
/** Text that becomes code; the policy of the portal forbids it. */
const evaluation = /(?<![\w$.])(?:eval\s*\(|(?:new\s+)?Function\s*\(\s*["'`])/;

/** Modules of another origin, and addresses of the portal's own files. */
const elsewhere = /(?<![\w$.])(?:from|import)\s*\(?\s*(["'`])((?:https?:)?\/[^"'`\s]*)\1/g;

/** Examines the built files without running them. */
export function checkFiles(app: BuiltApp): Finding[] {
  return [...checkShellApi(app), ...checkKinds(app), ...checkSizes(app), ...checkCode(app)];
}

function checkShellApi({ manifest: { shellApi } }: BuiltApp): Finding[] {
  if (isInRange(shellApiVersion, shellApi)) return [];
  return [
    {
      check: 'manifest',
      message: `portal.json: the field "shellApi" asks for ${shellApi}, and this shell has ${shellApiVersion}.`,
      advice: 'Install the package of the portal that the app is for, and leave "shellApi" to the preset.',
    },
  ];
}

function checkKinds({ files }: BuiltApp): Finding[] {
  const types: readonly string[] = releaseFileTypes;
  return [...files.keys()].flatMap((file): Finding[] => {
    if (!types.includes(path.extname(file).slice(1))) {
      return [
        {
          check: 'files',
          message: `${file} is of a kind that the portal does not serve.`,
          advice: `Leave it out; an app consists of ${types.join(', ')} files.`,
        },
      ];
    }
    if (v.is(releasePathSchema, file)) return [];
    return [
      {
        check: 'files',
        message: `The path ${file} has characters that an address may not have.`,
        advice: 'Use letters, digits, "-", "_" and "." alone.',
      },
    ];
  });
}

function checkSizes({ manifest, files }: BuiltApp): Finding[] {
  const bytes = [...files.values()].reduce((sum, content) => sum + content.length, 0);
  const entry = files.get(manifest.entry);
  const entryBytes = entry ? brotliCompressSync(entry).length : 0;
  return [
    ...(bytes > releaseLimits.unpackedBytes || files.size > releaseLimits.files
      ? [tooMuch(bytes, files.size)]
      : []),
    ...(entryBytes > entryBudget ? [largeEntry(manifest.entry, entryBytes)] : []),
  ];
}

function tooMuch(bytes: number, count: number): Finding {
  return {
    check: 'files',
    message: `The app has ${count} files of ${bytes} bytes; ${releaseLimits.files} files of ${releaseLimits.unpackedBytes} bytes may be.`,
    advice: 'Leave out what the app does not load, and make pictures smaller.',
  };
}

function largeEntry(entry: string, bytes: number): Finding {
  return {
    check: 'budget',
    message: `${entry} has ${bytes} bytes (brotli); ${entryBudget} are allowed.`,
    advice: 'Use the preset of @portal/shell unchanged: it takes the federation runtime from the shell.',
  };
}

function checkCode({ files }: BuiltApp): Finding[] {
  return [...files].flatMap(([file, content]): Finding[] => {
    if (!file.endsWith('.js')) return [];
    const code = content.toString();
    const found = evaluation.exec(code)?.[0];
    return [
      ...(markOfReact.test(code) ? [ownReact(file)] : []),
      ...(found === undefined ? [] : [evaluates(file, found)]),
      ...importsElsewhere(file, code),
    ];
  });
}

function importsElsewhere(file: string, code: string): Finding[] {
  const addresses = [...code.matchAll(elsewhere)].map(([, , address = '']) => address);
  return addresses
    .filter((address) => address !== shellEntry)
    .map((address) => ({
      check: 'imports',
      message: `${file} imports ${address}, which is no file of the app.`,
      advice:
        'Install the package with npm, so that it is bundled. Take what the portal has from shell/<door>.',
    }));
}

function ownReact(file: string): Finding {
  return {
    check: 'own-react',
    message: `${file} contains a React of its own. Two Reacts in a page break hooks and contexts.`,
    advice:
      'Use the preset of @portal/shell, which takes React from the shell, and bundle no library that brings React.',
  };
}

function evaluates(file: string, found: string): Finding {
  return {
    check: 'eval',
    message: `${file} makes code of text: "${found}…". The policy of the portal (CSP) forbids it.`,
    advice: 'Build for production without "eval" source maps, and replace the library that needs it.',
  };
}
