import { noToken, type ScriptToken } from './script-tokens.ts';

/** A token with its neighbours: two before it, two behind it. */
export type ScriptWindow = readonly [
  before2: ScriptToken,
  before: ScriptToken,
  token: ScriptToken,
  next: ScriptToken,
  next2: ScriptToken,
];
export type Words = readonly [zh: string, en: string];

/** What a rule finds at one token. */
export type ScriptRule = (window: ScriptWindow) => Words | undefined;

export const emptyWindow: ScriptWindow = [noToken, noToken, noToken, noToken, noToken];

/** The one script of the portal that a bundle names by its address: the federation entry of the shell. */
const shellEntry = /^\/assets\/shell\/remoteEntry\.js(?:\?.*)?$/;
const foreign = /^(?:https?:|data:|blob:)?\/\/|^(?:data|blob|https?):/i;
const foreignScript = /^(?:https?:)?\/\/[^\s]+\.m?js(?:[?#][^\s]*)?$/i;
const globals = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);

/** Each rule by what it keeps out. All of them go through a script together, once. */
export const scriptRules: readonly ScriptRule[] = [
  findEval,
  findFunctionConstructor,
  findForeignImport,
  findForeignAddress,
  findOwnReact,
];

function findEval([before2, before, token, next]: ScriptWindow): Words | undefined {
  if (token.kind !== 'name' || token.value !== 'eval') return undefined;
  const isMember = before.value === '.' && before.kind === 'mark' && !globals.has(before2.value);
  const isKey = next.value === ':' && (before.value === '{' || before.value === ',');
  if (isMember || isKey) return undefined;
  return ['使用了 eval，页面的内容安全策略会拒绝它', 'uses eval, which the content security policy refuses'];
}

function findFunctionConstructor([before2, before, token, next]: ScriptWindow): Words | undefined {
  if (token.kind !== 'name' || token.value !== 'Function' || next.value !== '(') return undefined;
  const isMember = before.value === '.' && !globals.has(before2.value);
  if (isMember || before.value === 'function' || before.value === 'class') return undefined;
  return [
    '使用了 new Function，页面的内容安全策略会拒绝它',
    'uses new Function, which the content security policy refuses',
  ];
}

function findForeignImport([before2, before, token, next, next2]: ScriptWindow): Words | undefined {
  if (token.kind === 'name' && token.value === 'import' && next.value === '(' && next2.kind === 'text')
    return findUnfitSpecifier(next2.value, before.value === '.');
  const isStatic = before.kind === 'name' && (before.value === 'from' || before.value === 'import');
  if (token.kind !== 'text' || !isStatic || before2.value === '.') return undefined;
  return findUnfitSpecifier(token.value, false);
}

function findUnfitSpecifier(specifier: string, isMember: boolean): Words | undefined {
  if (isMember || shellEntry.test(specifier) || /^\.{1,2}\//.test(specifier)) return undefined;
  const shown = specifier.slice(0, 100);
  if (foreign.test(specifier) || specifier.startsWith('/'))
    return [
      `从 ${shown} 加载脚本，只能加载自己的文件`,
      `imports ${shown}, and may import its own files alone`,
    ];
  return [`导入 ${shown}，浏览器找不到它`, `imports ${shown}, which no browser finds: bundle it or share it`];
}

function findForeignAddress([, , { kind, value }]: ScriptWindow): Words | undefined {
  if (kind !== 'text') return undefined;
  const shown = value.slice(0, 100);
  if (foreignScript.test(value))
    return [`含有外部脚本地址 ${shown}`, `names the script ${shown} of another server`];
  if (!/^\/assets\/\S/.test(value) || shellEntry.test(value)) return undefined;
  return [
    `含有绝对地址 ${shown}，构建时请使用相对地址`,
    `names the absolute address ${shown}: build with relative addresses`,
  ];
}

/** React sets these names where it is defined; who only uses React reads them. */
const reactMarks = new Set([
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
]);

function findOwnReact([, , token, next, next2]: ScriptWindow): Words | undefined {
  const isSet = next.value === '=' || (next.value === ']' && next2.value === '=');
  if (!reactMarks.has(token.value) || !isSet) return undefined;
  return [
    '打包了自己的 React，请使用门户提供的（共享依赖，import: false）',
    'brings a React of its own: use the one of the portal (shared, import: false)',
  ];
}
