import { parseArgs } from 'node:util';
import { createAuditWriter, hashPassword } from '#platform/identity';
import { createAdministrator, describeSetupFailure } from '#platform/setup';
import { unitTypeCodes } from '#shared/contracts';
import { openPortalDatabase } from './open-portal-database.ts';

const usage = `Usage: npm run portal -- admin create --login <login name> --unit <name> [--name <real name>] [--bureau]
On an empty portal the unit comes into being: a school, or with --bureau an education bureau. Afterwards --unit names one that is there.`;

/**
 * `admin create`: the first administrator of an empty portal with her unit, or another one of a unit.
 * @throws Error on another word, or where the portal refuses a name, with a line that says why
 */
export async function runAdmin([act, ...more]: readonly string[]): Promise<string> {
  const { login, unit, name, bureau } = act === 'create' ? readOptions(more) : {};
  if (!login || !unit) throw new Error(usage);
  const { database } = await openPortalDatabase();
  try {
    const deps = {
      db: database.db,
      clock: Date.now,
      hashPassword,
      writeAudit: createAuditWriter(Date.now),
    };
    const unitType = bureau ? unitTypeCodes.area : unitTypeCodes.school;
    const wanted = { loginName: login, realName: name ?? login, unit, unitType };
    const created = await createAdministrator(deps, wanted).catch((error: unknown) => {
      const line = describeSetupFailure(error);
      throw line ? new Error(line) : error;
    });
    return [
      `Unit            ${created.unitName}${created.isNewUnit ? ' (new)' : ''}`,
      `Login name      ${created.loginName}`,
      `First password  ${created.password}`,
      'Nobody can read this password again. It has to be changed at the first sign-in.',
    ].join('\n');
  } finally {
    await database.close();
  }
}

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { login: text, unit: text, name: text, bureau: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(usage);
  }
}
