import * as v from 'valibot';
import { isAcceptablePassword, type PasswordRule, passwordRuleTexts, unitTypeCodes } from '#shared/contracts';
import { pickLanguage } from '#shared/language';
import type { Log } from '#shared/log';
import { createAdministrator, isBegun, type SetupDeps } from './create-administrator.ts';
import { describeSetupFailure } from './describe-setup-failure.ts';

/** The first administrator by the environment, where nobody opens a terminal. */
export interface Bootstrap {
  loginName: string;
  password: string;
  unit: string;
}

/** `login name:password`; the password may hold colons. */
const pattern = /^([^:\s]+):(\S+)$/;

export const bootstrapVariables = {
  BOOTSTRAP_ADMIN: v.optional(
    v.pipe(v.string(), v.regex(pattern, 'is a login name, a colon and a password')),
  ),
  BOOTSTRAP_UNIT: v.optional(v.pipe(v.string(), v.maxLength(128, 'is the name of the first unit'))),
};

/** @returns undefined where the environment names nobody. A unit without a name is called as the administrator is. */
export function readBootstrap(env: {
  BOOTSTRAP_ADMIN?: string | undefined;
  BOOTSTRAP_UNIT?: string | undefined;
}): Bootstrap | undefined {
  const [, loginName, password] = pattern.exec(env.BOOTSTRAP_ADMIN ?? '') ?? [];
  if (!loginName || !password) return undefined;
  return { loginName, password, unit: env.BOOTSTRAP_UNIT ?? loginName };
}

/**
 * Begins an empty portal as the environment says; a portal that has begun stays as it is, so that the variables may stay too.
 * @throws Error with one line on a name or a password that the portal refuses
 */
export async function bootstrapPortal(
  deps: SetupDeps,
  { bootstrap, passwordRule }: { bootstrap: Bootstrap | undefined; passwordRule: PasswordRule },
  log: Log,
): Promise<void> {
  if (!bootstrap || (await isBegun(deps.db))) return;
  const { loginName, password, unit } = bootstrap;
  if (!isAcceptablePassword(passwordRule, password))
    throw new Error(`BOOTSTRAP_ADMIN: ${pickLanguage(passwordRuleTexts[passwordRule], 'en')}`);
  try {
    const wanted = { loginName, realName: loginName, unit, unitType: unitTypeCodes.school, password };
    const { unitId } = await createAdministrator(deps, wanted);
    log('portal_begun', { unitId, loginName });
  } catch (error) {
    // Another replica was faster.
    if (await isBegun(deps.db)) return;
    const line = describeSetupFailure(error);
    throw line ? new Error(`BOOTSTRAP_ADMIN: ${line}`) : error;
  }
}
