import { DomainError } from '#shared/contracts';
import type { ImporterDeps } from '../import-deps.ts';
import { createImporter, type Importer } from '../work/create-importer.ts';

/** Imports of programs that one process works at: each has its content in memory. */
const maxAtOnce = 2;
const busy = '正在处理其他导入，请稍后再试|||Other imports are at work. Come back later';

/** The room for imports of programs in one process. */
export interface ProgramWork {
  /** Reads one body beside few others. @throws DomainError `too_many_attempts` */
  readonly readAlone: <T>(read: () => Promise<T>) => Promise<T>;
  /** @throws DomainError `too_many_attempts` */
  readonly requireRoom: (isBusy?: boolean) => void;
  /** Works in the background; what goes wrong is in the log and in the import. */
  readonly begin: (jobId: string, work: (importer: Importer) => Promise<void>) => void;
}

export function createProgramWork(deps: ImporterDeps): ProgramWork {
  let atWork = 0;
  let reading = 0;
  const tooMany = (): DomainError => new DomainError('too_many_attempts', { message: busy });
  return {
    readAlone: async (read) => {
      if (reading >= maxAtOnce) throw tooMany();
      reading += 1;
      return read().finally(() => {
        reading -= 1;
      });
    },
    requireRoom: (isBusy = false) => {
      if (isBusy || atWork >= maxAtOnce) throw tooMany();
    },
    begin: (jobId, work) => {
      atWork += 1;
      work(createImporter(deps))
        .catch((error: unknown) => deps.log('import_interrupted', { jobId, error }))
        .finally(() => {
          atWork -= 1;
        });
    },
  };
}
