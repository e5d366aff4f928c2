import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { ImportOutcome } from '#shared/contracts';
import { pick } from '#shared/language';
import { type JobRow, toJob } from '../jobs/job-row.ts';
import { readRowPage } from '../jobs/list-rows.ts';
import { describeProblem } from '../report/describe-problem.ts';
import { fileProblemTexts, fillText } from '../report/problem-texts.ts';

/** An import as programs read it: how far it is, its counts, and a page of its rows with what is wrong in words. */
export async function describeImport(
  db: Kysely<Tables>,
  row: JobRow,
  query: { outcome?: ImportOutcome | undefined; page: number; size: number },
) {
  const { jobId, kind, state, fileName, mapping, ignored, options, problems, progress, counts, ...times } =
    toJob(row);
  const { list, ...page } = await readRowPage(db, row, { outcome: undefined, ...query });
  return {
    importId: jobId,
    ...{ kind, state, fileName, mapping, ignored, options, progress, counts },
    createdAt: times.createdAt,
    finishedAt: times.finishedAt,
    problems: problems.map((problem) => ({
      ...problem,
      text: fillText(pick(fileProblemTexts[problem.code], 'en'), problem.params),
    })),
    rows: {
      ...page,
      list: list.map((one) => ({
        ...one,
        problems: one.problems.map((problem) => ({ ...problem, text: describeProblem(problem, 'en') })),
      })),
    },
  };
}
