import { parseAst } from 'vite';

/** A statement at the top of a declaration file, as far as pruning looks at it. */
interface Statement {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What a name of a module leads to in another one. */
export interface Link {
  /** As the import names it, such as `./x.ts` or `#shared/contracts`. */
  request: string;
  /** `*` for a namespace. */
  name: string;
}

/** A declaration file, taken apart. */
export interface DeclarationModule {
  /** What it declares, by name; overloads stand together. */
  declared: Map<string, Declaration>;
  /** Names that it imports. */
  imports: Map<string, Link>;
  /** Names that it exports, by the name inside, or by what they lead to. */
  exports: Map<string, string | Link>;
  /** Requests of `export * from`. */
  stars: string[];
}

export interface Declaration {
  /** With the comment above it, without `export`. */
  texts: string[];
  /** Every identifier in it, and every `import('…')` type. */
  names: Set<string>;
  inline: Set<string>;
}

/** Takes a declaration file apart. */
export function parseDeclarations(source: string): DeclarationModule {
  const module: DeclarationModule = {
    declared: new Map(),
    imports: new Map(),
    exports: new Map(),
    stars: [],
  };
  let end = 0;
  for (const statement of parseAst(source, { lang: 'dts' }).body as unknown as Statement[]) {
    readStatement(module, statement, { source, from: end });
    end = statement.end;
  }
  return module;
}

interface Place {
  source: string;
  /** Where the statement before ends. */
  from: number;
}

function readStatement(module: DeclarationModule, statement: Statement, place: Place): void {
  if (statement.type === 'ImportDeclaration') readImport(module, statement);
  else if (statement.type === 'ExportAllDeclaration') module.stars.push(requestOf(statement));
  else if (statement.type === 'ExportNamedDeclaration') readExport(module, statement, place);
  else for (const name of declare(module, statement, place)) void name;
}

function readImport(module: DeclarationModule, statement: Statement): void {
  for (const specifier of listOf(statement.specifiers)) {
    const name =
      specifier.type === 'ImportNamespaceSpecifier'
        ? '*'
        : specifier.type === 'ImportDefaultSpecifier'
          ? 'default'
          : nameOf(specifier.imported);
    module.imports.set(nameOf(specifier.local), { request: requestOf(statement), name });
  }
}

function readExport(module: DeclarationModule, statement: Statement, place: Place): void {
  if (isNode(statement.declaration)) {
    const { declaration } = statement;
    const text = { ...place, from: place.from };
    for (const name of declare(module, declaration, text, statement.start)) module.exports.set(name, name);
    return;
  }
  for (const specifier of listOf(statement.specifiers)) {
    const [local, exported] = [nameOf(specifier.local), nameOf(specifier.exported)];
    module.exports.set(
      exported,
      isNode(statement.source) ? { request: requestOf(statement), name: local } : local,
    );
  }
}

/** Notes a declaration. @returns the names that it declares */
function declare(
  module: DeclarationModule,
  node: Statement,
  { source, from }: Place,
  start: number = node.start,
): string[] {
  const names = namesDeclaredBy(node);
  if (names.length === 0) return [];
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(source.slice(from, start))?.[0] ?? '';
  const text = `${comment.trim()}${comment ? '\n' : ''}${source.slice(node.start, node.end)}`;
  const used = { names: new Set<string>(), inline: new Set<string>() };
  collect(node, used);
  for (const name of names) {
    const known = module.declared.get(name);
    if (known) {
      known.texts.push(text);
      for (const each of used.names) known.names.add(each);
      for (const each of used.inline) known.inline.add(each);
    } else module.declared.set(name, { texts: [text], ...used });
  }
  return names;
}

function namesDeclaredBy(node: Statement): string[] {
  if (node.type === 'VariableDeclaration') return listOf(node.declarations).map((each) => nameOf(each.id));
  return isNode(node.id) ? [nameOf(node.id)] : [];
}

/** Every identifier below a node; a few too many do no harm. */
function collect(node: unknown, used: Pick<Declaration, 'names' | 'inline'>): void {
  if (Array.isArray(node)) for (const each of node) collect(each, used);
  else if (isNode(node)) {
    if (node.type === 'Identifier') used.names.add(nameOf(node));
    if (node.type === 'TSImportType') used.inline.add(inlineRequestOf(node));
    for (const value of Object.values(node)) if (typeof value === 'object') collect(value, used);
  }
}

function inlineRequestOf(node: Statement): string {
  const source = isNode(node.source) ? node.source : node.argument;
  const literal = isNode(source) && isNode(source.literal) ? source.literal : source;
  return isNode(literal) ? String(literal.value) : '';
}

function requestOf({ source }: Statement): string {
  return isNode(source) ? String(source.value) : '';
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? node.value ?? '') : '';
}

function listOf(value: unknown): Statement[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'type' in value;
}
