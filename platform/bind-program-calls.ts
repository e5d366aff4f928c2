import { bindProgramImports } from '#platform/import';
import { bindServiceCalls } from '#platform/program-calls';
import { bindPrograms } from '#platform/programs';
import { bindScim } from '#platform/scim';
import { createClassUpkeep } from './class-upkeep.ts';
import type { PlatformOptions } from './platform-options.ts';

interface ProgramCallsOptions extends PlatformOptions {
  authorization: NonNullable<PlatformOptions['authorization']>;
  publicUrl: string;
  /** Says whose messages or badges have changed. */
  announce: (userIds: readonly string[]) => Promise<void>;
}

/** What programs ask without a user, outside of the calls of pages. */
export function bindProgramCalls(
  app: Parameters<typeof bindPrograms>[0],
  options: ProgramCallsOptions,
): void {
  const { database, clock, authorization, publicUrl, announce } = options;
  const upkeep = createClassUpkeep(options);
  const { endSessionsOf, writeAudit } = upkeep;
  const door = { database, clock, findProgramToken: authorization.findProgramToken };
  bindPrograms(app, door);
  bindServiceCalls(app, { ...door, publicUrl, announce });
  bindProgramImports(app, { ...options, ...upkeep, ...door });
  bindScim(app, { ...door, publicUrl, writeAudit, endSessionsOf });
}
