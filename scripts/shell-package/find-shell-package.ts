import { fingerprintInputs, isUpToDate } from '../build/inputs.ts';
import { shellPackageFile, shellReportFile } from '../build/paths.ts';

/** What a build has left behind. */
export interface BuiltShellPackage {
  readonly file: string;
  /** The report of its interface. */
  readonly reportFile: string;
}

/** The package of the last build; undefined where a source has changed since, or nothing was built. */
export async function findShellPackage(): Promise<BuiltShellPackage | undefined> {
  const isOfToday = await isUpToDate(await fingerprintInputs());
  return isOfToday ? { file: shellPackageFile, reportFile: shellReportFile } : undefined;
}
