import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../build/paths.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { DeclarationGraph, type DoorExport, type PrunedModule } from './prune-declarations.ts';
import { readPublicNames } from './read-public-names.ts';

/** Doors of the shell, which apps import as `shell/<name>`. */
export const shellDoorNames = ['app', 'apps', 'header', 'kit', 'permissions', 'request', 'session', 'ui'];

/** Doors of the package itself, which configurations and tests import. */
const packageDoors: Readonly<Record<string, string>> = {
  index: 'shell/published/index',
  build: 'shell/published/presets/build-app',
  rspack: 'shell/published/presets/rspack',
  vite: 'shell/published/presets/vite',
  service: 'shell/published/service/index',
  testing: 'shell/testing/index',
  'testing-vitest': 'shell/published/testing/vitest',
};

/** The public types of the package. */
export interface PublicTypes {
  /** What each door exports, by its name. */
  doors: Map<string, DoorExport[]>;
  modules: PrunedModule[];
}

/**
 * Reads the types of all doors from the sources, without what only the portal's own apps use.
 * @param workFolder for the declarations of the whole project
 */
export async function readPublicTypes(workFolder: string): Promise<PublicTypes> {
  const files = new Map([
    ...shellDoorNames.map((name) => [name, `shell/exposes/${name}`] as const),
    ...Object.entries(packageDoors),
  ]);
  await emitDeclarations(
    [...files.values()].map((file) => `${file}.ts`),
    workFolder,
  );
  const graph = new DeclarationGraph(workFolder);
  const doors: PublicTypes['doors'] = new Map();
  for (const [name, file] of files) {
    const source = await readFile(path.join(projectRoot, `${file}.ts`), 'utf8');
    const names = shellDoorNames.includes(name) ? readPublicNames(source) : graph.exportsOf(file).sort();
    doors.set(name, graph.addDoor(file, names));
  }
  return { doors, modules: graph.modules() };
}

/** Writes the types into the package: a module for each source, a module for each door, and what declares `shell/*`. */
export async function writeTypes({ doors, modules }: PublicTypes, folder: string): Promise<void> {
  for (const module of modules) await write(folder, module.file, writeModule(module));
  for (const [name, exported] of doors) await write(folder, `doors/${name}`, writeDoor(exported));
  const declared = shellDoorNames.map(
    (name) => `declare module 'shell/${name}' {\n  export * from '@portal/shell/types/doors/${name}';\n}\n`,
  );
  await write(folder, 'doors', declared.join('\n'));
}

async function write(folder: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, `${file}.d.ts`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

function writeModule({ imports, declarations }: PrunedModule): string {
  const lines = [...imports].map(([local, { request, name }]) => {
    if (name === '*') return `import type * as ${local} from '${request}';`;
    if (name === 'default') return `import type ${local} from '${request}';`;
    return `import type { ${name === local ? name : `${name} as ${local}`} } from '${request}';`;
  });
  const texts = declarations.flatMap(([, each]) => each.map(exportOf));
  return `${[...lines, ...texts].join('\n')}\nexport {};\n`;
}

/** `export` stands between the comment and the declaration. */
function exportOf(text: string): string {
  return text.replace(/^((?:\/\*\*[\s\S]*?\*\/\n)?)/, '$1export ');
}

function writeDoor(exported: readonly DoorExport[]): string {
  return exported
    .map(({ name, target, isPackage }) => {
      const from = isPackage ? target.request : `../${target.request}.js`;
      return `export { ${target.name === name ? name : `${target.name} as ${name}`} } from '${from}';\n`;
    })
    .join('');
}
