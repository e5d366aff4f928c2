import * as v from 'valibot';
import {
  createProgramDoor,
  describeErrorInWords,
  type Program,
  type ProgramInput,
  type ProgramReply,
  type RequireProgramDeps,
} from '#platform/programs';
import { DomainError, importRows, isDomainError } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { createProgramImport, getProgramImport, isAtWork } from './create-program-import.ts';
import { describeImport } from './describe-import.ts';
import { readProgramOrder } from './program-order.ts';
import { createProgramWork } from './program-work.ts';
import { runProgramImport } from './run-program-import.ts';

const path = '/programs/v1/imports';
const keyName = 'Idempotency-Key';
const needsKey = `请给出 8–128 个可见字符的 ${keyName}|||Send an ${keyName} of 8 to 128 visible characters`;
const rowsPerPage = 100;
const pageSchema = v.object({
  outcome: importRows.payload.entries.outcome,
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '1'),
});
type PageQuery = v.InferOutput<typeof pageSchema>;

type Handler = ReturnType<ReturnType<typeof createProgramDoor>>;

/** Where calls of programs are served, such as an app of express. */
export interface ProgramRoutes {
  readonly get: (path: string, handler: Handler) => unknown;
  readonly post: (path: string, handler: Handler) => unknown;
}

/** Imports of programs: a file or rows come in, and the answer says where the import is found. */
export function bindProgramImports(app: ProgramRoutes, deps: RequireProgramDeps & ImporterDeps): void {
  const { db } = deps.database;
  const answerProgram = createProgramDoor(deps, { describeError: describeErrorInWords });
  const work = createProgramWork(deps);

  const answer = async (
    program: Program,
    id: string,
    query: PageQuery = { page: 1 },
  ): Promise<ProgramReply> => {
    const row = await getProgramImport(db, program, id);
    const body = await describeImport(db, row, { ...query, size: rowsPerPage });
    return { status: 200, body, count: row.total_rows };
  };
  const create = async ({ program, request, http }: ProgramInput): Promise<ProgramReply> => {
    const key = requireKey(http);
    const order = await work.readAlone(() => readProgramOrder(http));
    const requireRoom = async () => work.requireRoom(await isAtWork(db, program));
    const { row, isNew } = await createProgramImport(deps, program, order, key, requireRoom);
    if (isNew)
      work.begin(row.id, async (importer) => {
        await importer.work(row.id, order.content);
        if (order.isRun) await runProgramImport(deps, program, { jobId: row.id, request }, importer);
      });
    return { ...(await answer(program, row.id)), status: isNew ? 202 : 200 };
  };
  const run = async ({ program, request, http }: ProgramInput): Promise<ProgramReply> => {
    const { id } = await getProgramImport(db, program, idOf(http));
    work.requireRoom();
    await new Promise<void>((resolve, reject) => {
      work.begin(id, (importer) =>
        runProgramImport(deps, program, { jobId: id, request, onBegun: resolve }, importer).catch(
          (error: unknown) => {
            reject(error);
            if (!isDomainError(error)) throw error;
          },
        ),
      );
    });
    return { ...(await answer(program, id)), status: 202 };
  };

  app.post(path, answerProgram('import.write', create));
  app.get(
    `${path}/:importId`,
    answerProgram('import.write', async ({ program, http }) => answer(program, idOf(http), parsePage(http))),
  );
  app.post(`${path}/:importId/run`, answerProgram('import.write', run));
}

function idOf(http: ProgramInput['http']): string {
  return String(http.params.importId);
}

function requireKey(http: ProgramInput['http']): string {
  const key = http.get(keyName) ?? '';
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new DomainError('invalid_input', { fieldErrors: [{ field: keyName, message: needsKey }] });
}

function parsePage(http: ProgramInput['http']): PageQuery {
  const { success, output } = v.safeParse(pageSchema, http.query);
  if (!success) throw new DomainError('invalid_input');
  return output;
}
