/** `npm run new-remote <code>`: creates `remotes/<name>/` with a first feature, ready to build and open. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRemote } from './new-remote/create-remote.ts';
import { formatFiles } from './new-remote/format-files.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string', default: path.join(root, 'remotes') } },
  });
  const created = await createRemote({ code: positionals[0], remotesFolder: path.resolve(values.into) });
  await formatFiles(created.folder, path.dirname(path.resolve(values.into)));
  console.log(`${path.relative(process.cwd(), created.folder)}: ${created.files.length} files`);
  console.log(`Open it after npm start: http://localhost:3000${created.address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error);
  process.exitCode = 1;
}
