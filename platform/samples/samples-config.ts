import * as v from 'valibot';

/** Given by the portal's server in demo mode; no setting for operators. */
export const samplesVariables = {
  SAMPLES_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'is the path of a folder'))),
};

export interface SamplesConfig {
  /** Folder of the archives of the samples; undefined: there are none. */
  samplesFolder: string | undefined;
}

export function readSamplesConfig({ SAMPLES_DIR }: { SAMPLES_DIR?: string | undefined }): SamplesConfig {
  return { samplesFolder: SAMPLES_DIR };
}
