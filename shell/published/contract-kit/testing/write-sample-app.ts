import { createHash } from 'node:crypto';
import type { BuiltFile } from '../built-app.ts';

/** What is wrong with a sample; `healthy` has nothing. */
export const flaws = [
  'healthy',
  'throws',
  'hangs',
  'loops',
  'leaks',
  'floods',
  'prototype',
  'own-react',
  'eval',
  'policy',
  'imports',
  'heavy',
  'axe',
  'sideways',
  'untranslated',
  'half-translated',
  'manifest',
  'shell-api',
] as const;
export type Flaw = (typeof flaws)[number];

interface Part {
  /** Runs when the module of the app is loaded. */
  load?: string;
  /** Runs each time the view is drawn. */
  draw?: string;
  /** Elements in the page, behind the heading. */
  content?: string;
  /** Text that stands in the file and does nothing. */
  text?: string;
  /** English words. Default all of them. */
  english?: string;
  /** Fields of the manifest in place of good ones. */
  declared?: object;
}

const parts: Readonly<Record<Flaw, Part>> = {
  healthy: {},
  throws: { draw: "throw new Error('the timetable has no week');" },
  hangs: { draw: 'react.use(forever);' },
  loops: { draw: 'for (;;) count += 1;' },
  leaks: {
    draw: "react.useEffect(() => { setInterval(() => { count += 1; }, 1000); window.addEventListener('resize', () => { count += 1; }); }, []);",
  },
  floods: {
    draw: "react.useEffect(() => { const ask = () => request.get('/api/x/sample/list').then(ask); for (let i = 0; i < 10; i += 1) ask(); }, []);",
  },
  prototype: { load: 'Array.prototype.last = function () { return this[this.length - 1]; };' },
  'own-react': { text: 'export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};' },
  eval: { load: "try { count = new Function('return 1')(); } catch { count = 2; }" },
  policy: { load: "fetch('https://elsewhere.example/words.json').catch(() => undefined);" },
  imports: { load: "if (count > 0) void import('https://elsewhere.example/chart.js');" },
  heavy: { text: `export const table = '${createNoise()}';` },
  axe: { content: ", h('img', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })" },
  sideways: {
    content: ", h('div', { className: 'wide', style: { width: '900px' } }, t('sample.home.text'))",
  },
  untranslated: { content: ", h('p', {}, 'Please choose a week')" },
  'half-translated': { english: "{ 'sample.home.title': 'Sample' }" },
  manifest: { declared: { version: 'one', color: 'red' } },
  'shell-api': { declared: { shellApi: '^9.0.0' } },
};

/** More than the first page of an app may have, and nothing that a compression makes smaller. */
function createNoise(): string {
  const parts = Array.from({ length: 2000 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64'),
  );
  return parts.join('');
}

const manifest = {
  format: 1,
  name: 'sample',
  code: 'sample',
  names: { 'zh-CN': '样例', en: 'Sample' },
  version: '1.0.0',
  shellApi: '^1.0.0',
  audience: { userTypes: [] },
  entry: 'remoteEntry.js',
  preload: ['remoteEntry.js'],
  preloadWords: {},
};

/**
 * The files of a small built app, as a bundler would write them: real modules that take React from the shell.
 * @param fields of the manifest in place of those of the sample
 */
export function writeSampleApp(flaw: Flaw, fields: object = {}): BuiltFile[] {
  const declared = { ...manifest, ...parts[flaw].declared, ...fields };
  return [
    { path: 'portal.json', content: Buffer.from(JSON.stringify(declared)) },
    { path: 'remoteEntry.js', content: Buffer.from(entry) },
    { path: 'app.js', content: Buffer.from(appModule(parts[flaw])) },
  ];
}

const entry = `
let shared = {};
export function init(scope) { shared = scope; }
export async function get() {
  const { createApp } = await import('./app.js');
  const react = await take('react');
  const shell = await import('/assets/shell/remoteEntry.js');
  const session = (await shell.get('./session'))();
  const request = (await shell.get('./request'))();
  const app = createApp(react, session, request);
  return () => ({ app });
}
async function take(name) {
  const [version] = Object.keys(shared[name]);
  return (await shared[name][version].get())();
}
`;

const allEnglish = "{ 'sample.home.title': 'Sample', 'sample.home.text': 'No lessons this week.' }";

function appModule({ load = '', draw = '', content = '', text = '', english = allEnglish }: Part): string {
  return `
let count = 0;
const forever = new Promise(() => undefined);
const words = {
  'zh-CN': { 'sample.home.title': '样例', 'sample.home.text': '这一周没有课。' },
  en: ${english},
};
${text}
export function createApp(react, session, request) {
  const h = react.createElement;
  ${load}
  function View() {
    const t = session.useTranslations();
    ${draw}
    return h('section', {}, h('h1', {}, t('sample.home.title')), h('p', {}, t('sample.home.text'))${content});
  }
  return { View, loadMessages: async (language) => words[language] ?? words.en };
}
`;
}
