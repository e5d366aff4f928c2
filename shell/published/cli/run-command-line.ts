import { parseArgs } from 'node:util';
import type { Command, CommandInput, CommandResult } from './command.ts';
import { CommandFailure, exitCodes } from './command-failure.ts';

export interface CommandLine {
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For results. */
  write(text: string): void;
  /** For notes and failures. */
  writeError(text: string): void;
}

const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

/** Runs one command. @returns the exit code of the process */
export async function runCommandLine(
  commands: Readonly<Record<string, Command>>,
  line: CommandLine,
): Promise<number> {
  const isJson = line.args.includes('--json');
  try {
    const result = await run(commands, line);
    line.write(isJson ? `${JSON.stringify({ ok: true, ...result.data }, null, 2)}\n` : `${result.text}\n`);
    return 0;
  } catch (error) {
    const failure = failureOf(error);
    const { message, advice, reason } = failure;
    if (isJson) line.write(`${JSON.stringify({ ok: false, reason, message, advice }, null, 2)}\n`);
    else line.writeError(`${message}\n${advice}\n`);
    return exitCodes[reason];
  }
}

async function run(commands: Readonly<Record<string, Command>>, line: CommandLine): Promise<CommandResult> {
  const [name = '', ...args] = line.args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const list = { text: listCommands(commands), data: { commands: Object.keys(commands) } };
    if (name === '' || name === '--help' || name === 'help') return list;
    throw new CommandFailure(`portal has no command "${name}".`, { advice: list.text, reason: 'usage' });
  }
  const parsed = parse(command, args);
  if (parsed.values.help === true) {
    return { text: `portal ${command.usage}\n\n${command.summary}`, data: { usage: command.usage } };
  }
  return command.run(inputOf(parsed, line));
}

function parse(command: Command, args: string[]): Parsed {
  try {
    const options = { ...command.options, ...common };
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    const [why = ''] = cause instanceof Error ? cause.message.split('. ') : [];
    throw new CommandFailure(`${why}.`, { advice: `Usage: portal ${command.usage}`, reason: 'usage', cause });
  }
}

interface Parsed {
  values: Readonly<Record<string, unknown>>;
  positionals: string[];
}

function inputOf({ values, positionals }: Parsed, { folder, env, writeError }: CommandLine): CommandInput {
  return {
    positionals,
    folder,
    env,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    isSet: (option) => values[option] === true,
    note: (text) => writeError(`${text}\n`),
  };
}

function listCommands(commands: Readonly<Record<string, Command>>): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  portal ${usage}\n      ${summary}`);
  return ['Usage: portal <command> [--json]', ...lines, 'portal <command> --help says more about one.'].join(
    '\n',
  );
}

/** What nobody foresaw is named too, and sent to whoever can mend it. */
function failureOf(error: unknown): CommandFailure {
  if (error instanceof CommandFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new CommandFailure(`The command failed: ${message}`, {
    advice: 'Send this line, and the version of @portal/shell, to those who run the portal.',
    cause: error,
  });
}
