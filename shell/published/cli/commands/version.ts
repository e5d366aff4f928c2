import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { declarationFile, readProject } from '../project/read-project.ts';

const pattern = /^\d+\.\d+\.\d+$/;

/** Gives the app another version. */
export const version: Command = {
  usage: 'version <version>',
  summary: 'Writes the version of the next release into portal.config.json.',
  options: {},
  async run({ folder, positionals }) {
    const [next = ''] = positionals;
    if (!pattern.test(next)) {
      throw new CommandFailure(next === '' ? 'The command needs a version.' : `"${next}" is no version.`, {
        advice: 'A version is three numbers, such as 1.1.0.',
        reason: 'usage',
      });
    }
    const { code, version: before } = await readProject(folder);
    const file = path.join(folder, declarationFile);
    const declared = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, `${JSON.stringify({ ...declared, version: next }, null, 2)}\n`);
    return { text: `${code} was ${before}, and is ${next} now.`, data: { code, before, version: next } };
  },
};
