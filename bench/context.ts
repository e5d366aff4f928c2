import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './outcome.ts';
import type { Server } from './processes.ts';
import type { BenchReport } from './report.ts';

/** Takes what a part found. */
export interface Finds {
  add(...findings: Finding[]): void;
  addTable(table: BenchReport['tables'][number]): void;
}

/** What a part of the measurements gets, and where it leaves what it found. */
export interface BenchContext extends Finds {
  /** True for a short run that shows that the machinery works; its figures decide nothing. */
  isQuick: boolean;
  /** Megabytes (2^20) of the files that a part on files moves: what the command line says, else one in a quick run, else as usual. */
  megabytes(usual: number): number;
  /** A folder that is removed after the part. */
  temporaryFolder(): string;
  /** Ends with the part. */
  keep<S extends Pick<Server, 'stop'>>(server: S): S;
}

/** A part of the measurements. */
export type Part = (context: BenchContext) => Promise<void>;

/** Options of the command line. */
export interface BenchOptions {
  isQuick: boolean;
  megabytes: number | undefined;
}

/** Runs one part and cleans up after it, whatever happens. */
export async function runPart(part: Part, finds: Finds, { isQuick, megabytes }: BenchOptions): Promise<void> {
  const cleanUps: (() => unknown)[] = [];
  try {
    await part({
      ...finds,
      isQuick,
      megabytes: (usual) => megabytes ?? (isQuick ? 1 : usual),
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
