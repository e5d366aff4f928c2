import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DeclarationModule, type Link, parseDeclarations } from './declaration-module.ts';

/** A module of declarations with only what its users need. */
export interface PrunedModule {
  /** Path without ending, relative to the folder of all, such as `shell/kit/form/form-field`. */
  file: string;
  imports: Map<string, Link>;
  /** Names and their texts, in order. */
  declarations: [string, string[]][];
}

/** An export of a door, and where it is declared. */
export interface DoorExport {
  name: string;
  /** Module and name there; a package is a module whose name is its own. */
  target: Link;
  isPackage: boolean;
}

interface Reached extends Link {
  isPackage: boolean;
}

/**
 * Follows what doors export to where it is declared, and keeps of each module only what they need.
 * @param folder with the declarations of the whole project
 */
export class DeclarationGraph {
  readonly #folder: string;
  readonly #modules = new Map<string, DeclarationModule>();
  readonly #kept = new Map<string, Set<string>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param names of the exports that count */
  addDoor(file: string, names: readonly string[]): DoorExport[] {
    return names.map((name) => {
      const { isPackage, ...target } = this.#follow(file, name);
      if (!isPackage) this.#keep(target.request, target.name);
      return { name, target, isPackage };
    });
  }

  exportsOf(file: string): string[] {
    const module = this.#read(file);
    const ofStars = module.stars.flatMap((request) => {
      const reached = this.#resolve(file, request);
      return reached === undefined ? [] : this.exportsOf(reached);
    });
    return [...module.exports.keys(), ...ofStars];
  }

  modules(): PrunedModule[] {
    return [...this.#kept].sort().map(([file, names]) => {
      const module = this.#read(file);
      const declarations = [...module.declared].filter(([name]) => names.has(name));
      const used = new Set(declarations.flatMap(([, { names: all }]) => [...all]));
      const imports = [...module.imports].filter(([name]) => used.has(name));
      return {
        file,
        imports: new Map(imports.map(([name, link]) => [name, this.#locate(file, link)])),
        declarations: unique(declarations).map(([name, { texts }]) => [
          name,
          texts.map((text) => this.#relocate(file, text)),
        ]),
      };
    });
  }

  #keep(file: string, name: string): void {
    const kept = this.#kept.get(file) ?? new Set();
    this.#kept.set(file, kept);
    if (kept.has(name)) return;
    const module = this.#read(file);
    const declaration = module.declared.get(name);
    if (!declaration) throw new Error(`${file} declares no ${name}`);
    kept.add(name);
    for (const each of declaration.names) {
      const link = module.imports.get(each);
      if (link && link.name !== '*') this.#keepLink(file, link);
      else if (module.declared.has(each)) this.#keep(file, each);
    }
    for (const text of declaration.texts)
      for (const [, request = '', imported = ''] of text.matchAll(inlineImport))
        if (imported) this.#keepLink(file, { request, name: imported });
  }

  #keepLink(file: string, { request, name }: Link): void {
    const resolved = this.#resolve(file, request);
    if (resolved === undefined) return;
    const reached = this.#follow(resolved, name);
    if (!reached.isPackage) this.#keep(reached.request, reached.name);
  }

  /** Where a name that a module exports is declared. */
  #follow(file: string, name: string): Reached {
    const module = this.#read(file);
    const exported = module.exports.get(name);
    if (exported === undefined) {
      for (const request of module.stars) {
        const next = this.#resolve(file, request);
        if (next !== undefined && this.exportsOf(next).includes(name)) return this.#follow(next, name);
      }
      throw new Error(`${file} exports no ${name}`);
    }
    const link = typeof exported === 'string' ? module.imports.get(exported) : exported;
    if (!link) return { request: file, name: String(exported), isPackage: false };
    const next = this.#resolve(file, link.request);
    return next === undefined ? { ...link, isPackage: true } : this.#follow(next, link.name);
  }

  /** Where an import really leads, as a module of this graph. */
  #locate(file: string, link: Link): Link {
    const resolved = this.#resolve(file, link.request);
    if (resolved === undefined) return link;
    if (link.name === '*') return { request: relativeTo(file, resolved), name: '*' };
    const { request, name, isPackage } = this.#follow(resolved, link.name);
    return { request: isPackage ? request : relativeTo(file, request), name };
  }

  #relocate(file: string, text: string): string {
    return text.replace(inlineImport, (whole, request: string, name: string) => {
      if (this.#resolve(file, request) === undefined) return whole;
      const located = this.#locate(file, { request, name });
      return `import("${located.request}").${located.name}`;
    });
  }

  /** The module of this project that a request means; undefined for packages. */
  #resolve(file: string, request: string): string | undefined {
    if (request.startsWith('#shared/')) return `shared/${request.slice('#shared/'.length)}/index`;
    if (!request.startsWith('.')) return undefined;
    return path.posix.join(path.posix.dirname(file), request.replace(/\.(?:ts|tsx|js)$/, ''));
  }

  #read(file: string): DeclarationModule {
    const known = this.#modules.get(file);
    if (known) return known;
    const source = path.join(this.#folder, `${file}.d.ts`);
    if (!existsSync(source)) throw new Error(`${file} has no declarations`);
    const module = parseDeclarations(readFileSync(source, 'utf8'));
    this.#modules.set(file, module);
    return module;
  }
}

const inlineImport = /import\("([^"]+)"\)\.(\w+)/g;

function relativeTo(file: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return `${relative.startsWith('.') ? relative : `./${relative}`}.js`;
}

/** Names that one statement declares together carry its text once. */
function unique<Value extends { texts: string[] }>(declarations: [string, Value][]): [string, Value][] {
  const seen = new Set<string>();
  return declarations.filter(([, { texts }]) => {
    const key = texts.join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
