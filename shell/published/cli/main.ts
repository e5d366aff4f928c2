import { commands } from './commands/index.ts';
import { runCommandLine } from './run-command-line.ts';

process.exitCode = await runCommandLine(commands, {
  args: process.argv.slice(2),
  folder: process.cwd(),
  env: process.env,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
});
