import type { ProgramToken } from '#platform/authorization';
import { createProgramGrants, type ProgramScope } from '#platform/clients';
import type { PortalDatabase } from '#platform/database';
import { createAttemptStore } from '#platform/identity';
import type { Clock } from '#platform/runtime';
import type { Program } from './program.ts';
import { ProgramRefusal } from './program-refusal.ts';

export interface RequireProgramDeps {
  database: PortalDatabase;
  clock: Clock;
  findProgramToken: (token: string) => Promise<ProgramToken | undefined>;
}

/** Requests of one client in a minute, from all its addresses together. */
export const programLimit = { points: 600, window: 60_000, block: 0 } as const;

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

/**
 * Who asks, by the token of a request. What the unit grants counts at this moment, whatever the token says.
 * @param onKnown is told who it is before any refusal that she herself caused
 * @throws ProgramRefusal
 */
export function createRequireProgram({ database, clock, findProgramToken }: RequireProgramDeps) {
  const grants = createProgramGrants(database.db);
  const attempts = createAttemptStore(database);

  const countRequest = async (clientId: string): Promise<void> => {
    const { points, expiresAt } = await attempts.consume(`program:${clientId}`, programLimit, clock());
    if (points <= programLimit.points) return;
    const seconds = Math.max(1, Math.ceil((expiresAt - clock()) / 1000));
    throw new ProgramRefusal('too_many_requests', String(seconds));
  };

  return async (
    authorization: string | undefined,
    scope: ProgramScope | undefined,
    onKnown: (program: Program) => void = () => undefined,
  ): Promise<Program> => {
    const [, text] = bearer.exec(authorization ?? '') ?? [];
    if (text === undefined) throw new ProgramRefusal('no_token');
    const token = await findProgramToken(text);
    const grant = token && (await grants.findValid(token.clientId, token.unitId));
    if (!token || !grant) throw new ProgramRefusal('invalid_token');
    const { clientId, unitId } = grant;
    const scopes = grant.scopes.filter((name) => token.scopes.includes(name));
    const program = { clientId, unitId, scopes };
    onKnown(program);
    await countRequest(clientId);
    if (scope && !scopes.includes(scope)) throw new ProgramRefusal('insufficient_scope', scope);
    return program;
  };
}
