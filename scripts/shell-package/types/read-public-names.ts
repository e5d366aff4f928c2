import { parseAst } from 'vite';

/** In a door, everything below this comment is for the portal's own apps. */
const internalMark = /^\/\/ @internal\b/m;

/**
 * The names that a door of the shell exports for everybody, in the order of the alphabet.
 * @param which `values` leaves types out. Default all
 */
export function readPublicNames(source: string, which: 'all' | 'values' = 'all'): string[] {
  const [open = ''] = source.split(internalMark);
  const names = parseAst(open, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (which === 'values' && isOfTypes(statement)) return [];
    return statement.specifiers
      .filter((specifier) => which === 'all' || !isOfTypes(specifier))
      .map(({ exported }) => ('name' in exported ? exported.name : String(exported.value)));
  });
  return names.sort((a, b) => (a < b ? -1 : 1));
}

function isOfTypes(node: object): boolean {
  return 'exportKind' in node && node.exportKind === 'type';
}
