import { packProject } from '../archive/pack-project.ts';
import type { Command } from '../command.ts';
import { getKey, keyPathOf } from '../keys/key-file.ts';
import { readProject } from '../project/read-project.ts';

/** Makes the signed archive of the app. */
export const pack: Command = {
  usage: 'pack',
  summary: 'Builds the app, examines its files, and writes a signed archive: the same bytes each time.',
  options: {},
  async run({ folder, env }) {
    const project = await readProject(folder);
    const key = await getKey(keyPathOf(env));
    const { code, version, file, digest, archive } = await packProject(project, key);
    return {
      text: `${file} is packed and signed (${archive.length} bytes, sha256 ${digest}).`,
      data: { code, version, file, signatureFile: `${file}.sig`, digest, bytes: archive.length },
    };
  },
};
