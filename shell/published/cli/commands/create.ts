import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Command, CommandInput } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { parsePortalUrl } from '../portal/portal-client.ts';
import { copyTemplate } from '../project/copy-template.ts';
import { packageAddress } from '../project/read-project.ts';
import { runProgram } from '../project/run-program.ts';

const codePattern = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;
const offlineEnough = ['install', '--no-audit', '--no-fund', '--prefer-offline'];

/** Makes a new app in a folder of its own. */
export const create: Command = {
  usage: 'create <code> [--portal <address>] [--vite]',
  summary: 'Makes a new app in the folder <code>, built by rspack or Vite, and installs what it needs.',
  options: {
    portal: { type: 'string' },
    vite: { type: 'boolean' },
    'no-install': { type: 'boolean' },
  },
  async run(input) {
    const code = readCode(input.positionals);
    const portal = readPortal(input);
    const folder = path.join(input.folder, code);
    await claimFolder(folder);
    const bundler = input.isSet('vite') ? 'vite' : 'rspack';
    const files = await copyTemplate(folder, { code, portal: portal.origin, bundler });
    if (!input.isSet('no-install')) await install(folder, input);
    return {
      text: [
        `The app ${code} is in ${folder}.`,
        'Next:',
        `  cd ${code}`,
        `  npx portal dev    shows it in ${portal.origin} while you write it`,
        '  npx portal test   runs its tests, and examines it in a browser',
      ].join('\n'),
      data: { code, folder, bundler, portal: portal.origin, files },
    };
  },
};

function readCode([code = '', ...others]: readonly string[]): string {
  if (codePattern.test(code) && others.length === 0) return code;
  throw new CommandFailure(
    code === '' ? 'The app needs a code.' : `"${[code, ...others].join(' ')}" is no code of an app.`,
    {
      advice: 'A code is one word of letters, digits and "-" that begins with a letter: portal create notes.',
      reason: 'usage',
    },
  );
}

/** `--portal`, else the portal from which npm has just fetched this package. */
function readPortal({ text, env }: CommandInput): URL {
  const fetched = env.npm_config_package ?? '';
  const origin = fetched.endsWith(packageAddress) ? fetched.slice(0, -packageAddress.length) : undefined;
  return parsePortalUrl(text('portal') ?? origin);
}

/** Nobody's files are written over. */
async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [first] = await readdir(folder);
  if (first === undefined) return;
  throw new CommandFailure(`The folder ${folder} is not empty: it has ${first}.`, {
    advice: 'Choose another code, or remove the folder.',
  });
}

async function install(folder: string, { note, env }: CommandInput): Promise<void> {
  note('Installing packages …');
  const code = await runProgram({ command: 'npm', args: offlineEnough, folder, env });
  if (code === 0) return;
  throw new CommandFailure('npm could not install what the app needs.', {
    advice: `Mend what npm names above, then run "npm install" in ${folder}.`,
  });
}
