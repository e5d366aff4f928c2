import * as v from 'valibot';
import { shellEntry } from './shell-parts.ts';

const namesSchema = v.record(v.string(), v.array(v.string()));

/** What the shell's modules export at run time; modules need the names before they run. */
const sharedNamesSchema = v.object({ libraries: namesSchema, doors: namesSchema });
export type SharedNames = v.InferOutput<typeof sharedNamesSchema>;

export function parseSharedNames(text: string): SharedNames {
  return v.parse(sharedNamesSchema, JSON.parse(text));
}

export interface VirtualModuleOptions {
  names: SharedNames;
  /** File of the module that the app exposes. */
  app: string;
  prefix: string;
}

/** Stands in the entry until it is known what the app uses. */
export const usedPlaceholder = '__PORTAL_USED_MODULES__';

/** The code of a module that stands for one of the shell's, or for what the federation asks of an app. */
export function writeVirtualModule(id: string, { names, app, prefix }: VirtualModuleOptions): string {
  const scope = JSON.stringify(`${prefix}scope`);
  if (id === 'entry') return writeEntry(scope, app);
  if (id === 'scope') return scopeCode;
  if (id.startsWith('shell/')) return writeModule(id, names.doors[id.slice('shell/'.length)] ?? [], scope);
  return `${writeModule(id, names.libraries[id] ?? [], scope)}export default module.default ?? module;\n`;
}

/**
 * The container that the federation loads. It gets the shared libraries first. Then it is asked for the app, and has all that
 * this needs of the shell at hand before its first module runs: nothing waits inside, and CommonJS may require it.
 */
function writeEntry(scope: string, app: string): string {
  return `import { prepare, setScope } from ${scope};
export function init(scope) {
  setScope(scope);
}
export async function get(name) {
  if (name !== './app') throw new Error('there is only ./app, no ' + name);
  await prepare(${JSON.stringify(usedPlaceholder)}.split(' '));
  const module = await import(${JSON.stringify(app)});
  return () => module;
}
`;
}

const scopeCode = `let scope = {};
const modules = {};
const address = ${JSON.stringify(shellEntry)};
export function setScope(next) {
  scope = next;
}
async function load(id) {
  if (id.startsWith('shell/')) {
    const shell = await import(/* @vite-ignore */ address);
    return (await shell.get('./' + id.slice(6)))();
  }
  const versions = Object.values(scope[id] ?? {});
  const one = versions.find(({ from }) => from === 'shell') ?? versions[0];
  if (!one) throw new Error('the portal does not share ' + id);
  return one.lib ? one.lib() : (await one.get())();
}
export async function prepare(ids) {
  await Promise.all(ids.map(async (id) => { modules[id] = await load(id); }));
}
export function take(id) {
  return modules[id];
}
`;

function writeModule(id: string, names: readonly string[], scope: string): string {
  const lines = names.map((name) => `export const ${name} = module.${name};\n`);
  return `import { take } from ${scope};\nconst module = take(${JSON.stringify(id)});\n${lines.join('')}`;
}
