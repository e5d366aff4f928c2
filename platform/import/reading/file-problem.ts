import type { FileProblemCode } from '#shared/contracts';

/** A file that cannot be read, or not further. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly code: FileProblemCode;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: FileProblemCode, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
