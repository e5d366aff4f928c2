import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * How a room imports its catalogues. `messages/zh-CN.json?all` has the catalogues of all languages. `?load` has a function that fetches the
 * one of a language; Chinese comes with the code. With `?load-each`, Chinese is fetched too.
 */
export const catalogueQuery = /^\?(?:all|load|load-each)$/;

const defaultFile = 'zh-CN.json';

/** The module that stands for such an import: a new language is a new file in the folder, and no room names it. */
export function writeCatalogues(file: string, query: string): string {
  const names = readdirSync(path.dirname(file)).filter((name) => name.endsWith('.json'));
  if (query === '?all') return writeAll(names);
  return writeLoader(names, query === '?load');
}

function writeAll(names: readonly string[]): string {
  const imports = names.map((name, at) => `import words${at} from './${name}';`);
  const entries = names.map((name, at) => `${JSON.stringify(tagOf(name))}: words${at}`);
  return `${imports.join('\n')}\nexport const catalogues = { ${entries.join(', ')} };\n`;
}

/** Words that are missing in a language are English. */
function writeLoader(names: readonly string[], isDefaultInside: boolean): string {
  const fetched = names.filter((name) => !isDefaultInside || name !== defaultFile);
  const entries = fetched.map((name) => `${JSON.stringify(tagOf(name))}: () => import('./${name}')`);
  return `${isDefaultInside ? `import words from './${defaultFile}';\n` : ''}
const files = { ${entries.join(', ')} };
export async function loadMessages(language) {
  ${isDefaultInside ? `if (language === '${tagOf(defaultFile)}') return words;` : ''}
  return (await (files[language] ?? files.en)()).default;
}
`;
}

function tagOf(name: string): string {
  return path.basename(name, '.json');
}
