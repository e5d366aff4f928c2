/** `npm run portal -- <command>`: what an operator does at the computer of the portal. */
import { runAdmin } from './portal/admin.ts';
import { runKeys } from './portal/keys.ts';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  admin: runAdmin,
  keys: runKeys,
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
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
