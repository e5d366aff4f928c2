import type { Command } from '../command.ts';
import { buildProject } from '../project/build-project.ts';
import { readProject } from '../project/read-project.ts';

/** Builds the app. */
export const build: Command = {
  usage: 'build',
  summary: 'Builds the app for production into dist/.',
  options: {},
  async run({ folder }) {
    const { folder: output, files, manifest } = await buildProject(await readProject(folder));
    const { code, version } = manifest;
    return {
      text: `${code} ${version} is built in ${output}: ${files.length} files.`,
      data: { code, version, folder: output, files: files.map(({ path }) => path) },
    };
  },
};
