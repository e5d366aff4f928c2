import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createAuditWriter } from '#platform/identity';
import { type ImportFileResult, importFile } from '#platform/import';
import {
  type ImportKind,
  type ImportMapping,
  importKinds,
  isDomainError,
  isImportField,
  isUserType,
  userTypeCodes,
} from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import { createJsonLog } from '#shared/log';
import { createPortalSessionsEnder } from './create-sessions-ender.ts';
import { findUnit } from './find-unit.ts';
import { openPortalDatabase } from './open-portal-database.ts';

const usage = `Usage: npm run portal -- import --unit <name or id> --kind <${importKinds.join('|')}> --file <file>
  [--mapping 0=externalId,1=realName] [--type <${Object.keys(userTypeCodes).join('|')}>] [--found-classes] [--disable-leaving] [--dry-run]`;

/**
 * `import`: compares a file with a unit, and writes it unless `--dry-run` says otherwise. It takes the same steps as the calls of the
 * portal, which may run meanwhile.
 * @throws Error where rows are refused, with a line for each; another one where the file or an argument cannot be read
 */
export async function runImport(args: readonly string[]): Promise<string> {
  const order = readOptions(args);
  const { database } = await openPortalDatabase();
  try {
    const unitId = await findUnit(database.db, order.unit);
    const log = createJsonLog((line) => process.stderr.write(line), 'import');
    const deps = {
      database,
      blobs: { read: async () => undefined, remove: async () => undefined },
      clock: Date.now,
      log,
      writeAudit: createAuditWriter(Date.now),
      endSessionsOf: createPortalSessionsEnder(Date.now),
    };
    const fileName = path.basename(order.file);
    const content = readFileSync(order.file);
    const result = await importFile(deps, { ...order, unitId, fileName, content }).catch((error: unknown) => {
      throw isDomainError(error) ? new Error(pickLanguage(error.message, 'en')) : error;
    });
    const text = describeResult(result, order.isDryRun);
    const isWhole = result.job.counts.refused === 0 && isEnded(result, order.isDryRun);
    if (!isWhole) throw new Error(text);
    return text;
  } finally {
    await database.close();
  }
}

function isEnded({ job: { state } }: ImportFileResult, isDryRun: boolean): boolean {
  return state === (isDryRun ? 'compared' : 'done');
}

function describeResult({ job, problems }: ImportFileResult, isDryRun: boolean): string {
  const { counts } = job;
  const leaving = job.options.disableLeaving && !isDryRun ? 'disabled' : 'not in the file';
  return [
    ...problems,
    ...(isDryRun ? ['Nothing was written.'] : []),
    `State    ${job.state}`,
    `New      ${counts.new}`,
    `Changed  ${counts.changed}`,
    `Same     ${counts.same}`,
    `Leaving  ${counts.leaving} (${leaving})`,
    `Refused  ${counts.refused}`,
  ].join('\n');
}

function readOptions(args: readonly string[]) {
  const values = parseOptions(args);
  const { unit, file } = values;
  const kind = importKinds.find((known) => known === values.kind);
  if (!unit || !file || !kind) throw new Error(usage);
  return {
    unit,
    file,
    kind: kind satisfies ImportKind,
    mapping: values.mapping === undefined ? undefined : parseMapping(values.mapping),
    isDryRun: values['dry-run'],
    options: {
      userType: parseType(values.type),
      disableLeaving: values['disable-leaving'],
      foundClasses: values['found-classes'],
    },
  };
}

function parseOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    ...{ unit: text, kind: text, file: text, mapping: text, type: text },
    ...{ 'found-classes': flag, 'disable-leaving': flag, 'dry-run': flag },
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(usage);
  }
}

/** `0=externalId,1=realName`. Columns count from 0. */
function parseMapping(text: string): ImportMapping {
  return text.split(',').map((part) => {
    const [, digits, field] = /^(\d+)=(\w+)$/.exec(part.trim()) ?? [];
    if (digits === undefined || !isImportField(field)) throw new Error(usage);
    return { column: Number(digits), field };
  });
}

function parseType(name: string | undefined) {
  if (name === undefined) return null;
  const code = Object.entries(userTypeCodes).find(([known]) => known === name)?.[1];
  if (!isUserType(code)) throw new Error(usage);
  return code;
}
