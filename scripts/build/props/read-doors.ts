import path from 'node:path';
import { API, type Checker, type Project, type Symbol as TypeSymbol } from 'typescript/unstable/async';
import { projectRoot } from '../paths.ts';

/** One property of a component, or one field of its options. */
export interface PropEntry {
  name: string;
  /** As TypeScript writes it. */
  type: string;
  isRequired: boolean;
  /** Its docstring; empty without one. */
  about: string;
}

/** What a door exports under a name. */
export interface ExportEntry {
  /** Its docstring; empty without one. */
  about: string;
  /** What a function takes and gives, as TypeScript writes it; empty for components and types. */
  signature: string;
  /** Own properties; those that a component passes on to an element of HTML or to Chakra are left out. */
  props: PropEntry[];
}

/** By the name of the export. */
export type DoorEntries = Record<string, ExportEntry>;

const configFile = path.join(import.meta.dirname, 'tsconfig.json');
const shellFolder = `${projectRoot}/shell/`.toLowerCase();
const optional = 1 << 24;

/** What the doors export, and the sources that it was read from. */
export interface DoorsRead {
  doors: Record<string, DoorEntries>;
  sources: string[];
}

/**
 * Reads what doors of the shell export, and which properties their components take, from the types and docstrings of the sources.
 * @param files file of each door by its name, such as `kit: 'shell/exposes/kit.ts'`; `tsconfig.json` beside this file lists them too
 * @throws Error where a file is no module of that configuration
 */
export async function readDoors(files: Readonly<Record<string, string>>): Promise<DoorsRead> {
  const api = new API({ cwd: projectRoot });
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [configFile] });
    const [project] = snapshot.getProjects();
    if (!project) throw new Error(`${configFile} is no project`);
    const doors: DoorsRead['doors'] = {};
    for (const [name, file] of Object.entries(files))
      doors[name] = await readExports(project, path.join(projectRoot, file));
    const names = await project.program.getSourceFileNames();
    return { doors, sources: names.filter((name) => !name.includes('/node_modules/')) };
  } finally {
    await api.close();
  }
}

async function readExports({ program, checker }: Project, file: string): Promise<DoorEntries> {
  const source = await program.getSourceFile(file);
  const module = source && (await checker.getSymbolAtLocation(source));
  if (!module) throw new Error(`${file} is no module`);
  const exported = await checker.getExportsOfModule(module);
  const entries: DoorEntries = {};
  for (const each of exported) {
    const target = await checker.getAliasedSymbol(each);
    const about = await checker.getDocumentationCommentOfSymbol(target);
    entries[each.name] = {
      about: inOneLine(about),
      signature: await readSignature(checker, target),
      props: await readProps(checker, target),
    };
  }
  return entries;
}

/** Names of components begin with a capital letter; what they take stands in their properties. */
async function readSignature(checker: Checker, symbol: TypeSymbol): Promise<string> {
  if (!/^[a-z]/.test(symbol.name) || !isOwn(symbol)) return '';
  const type = await checker.getTypeOfSymbol(symbol);
  return type ? checker.typeToString(type) : '';
}

/** The properties of an interface that the shell itself declares. */
async function readProps(checker: Checker, symbol: TypeSymbol): Promise<PropEntry[]> {
  const type = await checker.getDeclaredTypeOfSymbol(symbol);
  const own = (await checker.getPropertiesOfType(type)).filter(isOwn);
  return Promise.all(
    own.map(async (prop) => {
      const propType = await checker.getTypeOfSymbol(prop);
      const isRequired = (prop.flags & optional) === 0;
      const written = propType ? await checker.typeToString(propType) : '';
      return {
        name: prop.name,
        type: shorten(isRequired ? written : written.replace(/ \| undefined$/, '')),
        isRequired,
        about: inOneLine(await checker.getDocumentationCommentOfSymbol(prop)),
      };
    }),
  );
}

/** Leaves out the arguments of React's own type, which say nothing. */
function shorten(type: string): string {
  return type.replace('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement');
}

function isOwn({ declarations }: TypeSymbol): boolean {
  return declarations.some((each) => each.path.toLowerCase().startsWith(shellFolder));
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
