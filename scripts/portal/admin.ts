import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createAuditWriter, createSessionsEnder, hashPassword } from '#platform/identity';
import { resetByOperator } from '#platform/second-step';
import { createAdministrator, describeSetupFailure } from '#platform/setup';
import { createDeviceMemory } from '#platform/ways-in/remembered';
import { unitTypeCodes } from '#shared/contracts';
import { openPortalDatabase } from './open-portal-database.ts';

const usage = `Usage: npm run portal -- admin create --login <login name> --unit <name> [--name <real name>] [--bureau]
       npm run portal -- admin reset-second-step --login <login name>
On an empty portal the unit comes into being: a school, or with --bureau an education bureau. Afterwards --unit names one that is there.`;

/**
 * `admin create`: the first administrator of an empty portal with her unit, or another one of a unit.
 * `admin reset-second-step`: for somebody who lost the second step of her sign-in.
 * @throws Error on another word, or where the portal refuses a name, with a line that says why
 */
export async function runAdmin([act, ...more]: readonly string[]): Promise<string> {
  if (act === 'create') return createAdmin(more);
  if (act === 'reset-second-step') return resetSecondStep(more);
  throw new Error(usage);
}

async function createAdmin(args: readonly string[]): Promise<string> {
  const { login, unit, name, bureau } = readOptions(args);
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

async function resetSecondStep(args: readonly string[]): Promise<string> {
  const { login } = readOptions(args);
  if (!login) throw new Error(usage);
  const { database } = await openPortalDatabase();
  try {
    const clock = Date.now;
    const endSessionsOf = createSessionsEnder({ clock, devices: createDeviceMemory({ clock }) });
    const deps = { database, clock, endSessionsOf, writeAudit: createAuditWriter(clock) };
    const request = { id: randomUUID(), ip: '', userAgent: 'npm run portal' };
    const outcome = await resetByOperator(deps, login, request);
    if (outcome === 'unknown') throw new Error(`There is no user ${login}`);
    if (outcome === 'none') return `${login} has no second step. Nothing was changed.`;
    return `${login} signs in with the password alone until a second step is set up again. All sessions have ended.`;
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
