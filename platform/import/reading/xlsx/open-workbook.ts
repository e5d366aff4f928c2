import { FileProblem } from '../file-problem.ts';
import type { TableRow } from '../table-row.ts';
import { findMerges } from './find-merges.ts';
import { findSheet } from './find-sheet.ts';
import { openArchive } from './open-archive.ts';
import { readDateStyles } from './read-date-styles.ts';
import { readSharedTexts } from './read-shared-texts.ts';
import { readSheet } from './read-sheet.ts';

/** The rows of the first sheet of a workbook that is shown. @throws FileProblem */
export async function openWorkbook(content: Buffer): Promise<AsyncIterable<TableRow>> {
  try {
    const archive = await openArchive(content);
    const parts = await findSheet(archive);
    const mergedColumns = await findMerges(archive, parts.sheet);
    const sharedTexts = await readSharedTexts(archive, parts.sharedTexts);
    const dateStyles = await readDateStyles(archive, parts.styles);
    const rows = readSheet(archive, parts.sheet, { sharedTexts, dateStyles, mergedColumns });
    return withProblems(rows);
  } catch (error) {
    throw toProblem(error);
  }
}

async function* withProblems(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  try {
    yield* rows;
  } catch (error) {
    throw toProblem(error);
  }
}

/** What the archive reader throws is about the archive. */
function toProblem(error: unknown): unknown {
  if (error instanceof FileProblem || !(error instanceof Error)) return error;
  return new FileProblem('file_broken', { detail: error.message });
}
