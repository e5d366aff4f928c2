import express, { type Express } from 'express';
import { createProgramDoor } from './http/answer-program.ts';
import { describeProgramError } from './program-errors.ts';
import type { RequireProgramDeps } from './require-program.ts';

/** Where programs ask; the BFF passes it without cookies (`otherAddresses`). */
const programsPath = '/programs/v1';

/** Serves the calls of programs that are no SCIM. */
export function bindPrograms(app: Express, deps: RequireProgramDeps): void {
  const answerProgram = createProgramDoor(deps, { describeError: describeProgramError });
  const router = express.Router({ caseSensitive: true });
  router.get(
    '/self',
    answerProgram(undefined, async ({ program: { clientId, unitId, scopes } }) => {
      const unit = await deps.database.db
        .selectFrom('unit')
        .select(['id', 'name', 'en_name'])
        .where('id', '=', unitId)
        .executeTakeFirstOrThrow();
      return {
        status: 200,
        body: { clientId, unit: { unitId: unit.id, name: unit.name, enName: unit.en_name }, scopes },
      };
    }),
  );
  app.use(programsPath, router);
}
