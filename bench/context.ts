import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './outcome.ts';
import type { Server } from './processes.ts';
import type { BenchReport } from './report.ts';

/** What a part of the measurements gets, and where it leaves what it found. */
export interface BenchContext {
  /** True for a short run that shows that the machinery works; its figures decide nothing. */
  isQuick: boolean;
  /** Megabytes (2^20) of the files that parts on files move, where the command line says them. */
  megabytes: number | undefined;
  add(...findings: Finding[]): void;
  addTable(table: BenchReport['tables'][number]): void;
  /** A folder that is removed after the part. */
  temporaryFolder(): string;
  /** Ends with the part. */
  keep<S extends Pick<Server, 'stop'>>(server: S): S;
}

/** Runs one part and cleans up after it, whatever happens. */
export async function runPart(
  part: (context: BenchContext) => Promise<void>,
  report: BenchReport,
  { isQuick, megabytes }: Pick<BenchContext, 'isQuick' | 'megabytes'>,
): Promise<void> {
  const cleanUps: (() => unknown)[] = [];
  try {
    await part({
      isQuick,
      megabytes,
      add: (...findings) => report.findings.push(...findings),
      addTable: (table) => report.tables.push(table),
      temporaryFolder: () => {
        const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
        cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
        return folder;
      },
      keep: (server) => {
        cleanUps.push(() => server.stop());
        return server;
      },
    });
  } finally {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  }
}
