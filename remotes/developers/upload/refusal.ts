import type { RequestError } from 'shell/request';

/** What is wrong with one file of an archive. */
export interface RefusedFile {
  readonly file: string;
  /** `field` is empty where the file as a whole is meant. */
  readonly problems: readonly { field: string; text: string }[];
}

/** Sorts the problems that the service found by file. It writes places as `portal.json: names.en`. */
export function readRefusal({ fieldErrors }: Pick<RequestError, 'fieldErrors'>): RefusedFile[] {
  const lines = fieldErrors.map(({ field, message: text }) => {
    const [file = '', ...rest] = field.split(': ');
    return { file, field: rest.join(': '), text };
  });
  return [...Map.groupBy(lines, ({ file }) => file)].map(([file, problems]) => ({
    file,
    problems: problems.map(({ field, text }) => ({ field, text })),
  }));
}

/** The whole refusal as lines, for a note or a message to a colleague. @param archive name of the refused file */
export function formatRefusal(archive: string, files: readonly RefusedFile[]): string {
  const lines = files.flatMap(({ file, problems }) =>
    problems.map(({ field, text }) => [file, field, text].filter(Boolean).join(': ')),
  );
  return [archive, ...lines].join('\n');
}
