import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What a command was given. */
export interface CommandInput {
  /** What stands behind the command without a name. */
  readonly positionals: readonly string[];
  text(option: string): string | undefined;
  isSet(option: string): boolean;
  /** Folder in which it was called. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A line for somebody who waits; never part of a result. */
  note(line: string): void;
}

/** What a command has done: sentences for people, data for scripts (`--json`). */
export interface CommandResult {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Command {
  /** Behind `portal`, such as `create <code> [--vite]`. */
  readonly usage: string;
  /** One line. */
  readonly summary: string;
  readonly options: Options;
  run(input: CommandInput): Promise<CommandResult>;
}
