/** What the kit examines, in the order in which it does. */
export const checks = [
  'manifest',
  'files',
  'own-react',
  'eval',
  'imports',
  'budget',
  'throws',
  'hangs',
  'policy',
  'prototypes',
  'requests',
  'accessibility',
  'reflow',
  'words',
  'leaks',
] as const;
export type Check = (typeof checks)[number];

/** Something that keeps an app from being released. */
export interface Finding {
  readonly check: Check;
  /** What is wrong, and where: names of files, fields, elements. */
  readonly message: string;
  /** What its author can do about it. */
  readonly advice: string;
}
