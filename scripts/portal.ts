/** `npm run portal -- <command>`: what an operator does at the computer of the portal. */
import { runAdmin } from './portal/admin.ts';
import { runApps } from './portal/apps.ts';
import { runBackup } from './portal/backup.ts';
import { describeFailure } from './portal/describe-failure.ts';
import { runDirectory } from './portal/directory.ts';
import { runDoctor } from './portal/doctor.ts';
import { runImport } from './portal/import.ts';
import { runKeys } from './portal/keys.ts';
import { runRestore } from './portal/restore.ts';
import { runRoster } from './portal/roster.ts';

// What a command writes is for this account alone, as what the portal writes.
process.umask(0o077);

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  admin: runAdmin,
  apps: runApps,
  backup: runBackup,
  directory: runDirectory,
  doctor: runDoctor,
  import: runImport,
  keys: runKeys,
  restore: runRestore,
  roster: runRoster,
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) {
  console.error(`Usage: npm run portal -- <${Object.keys(commands).join('|')}> …`);
  process.exit(2);
}
try {
  console.log(await command(args));
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}
