import { describe, expect, test } from 'vitest';
import { DomainError } from '#shared/contracts';
import { buildArchive, entryScript, type Files, icon, zipOf } from '../testing/build-archive.ts';
import { admitArchive } from './admit-archive.ts';

/** What is said of an archive: `file: field` and the English words, a line each. */
async function problemsOf(archive: Buffer): Promise<string[]> {
  try {
    await admitArchive(archive);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toBe('invalid_input');
    return (error.fieldErrors ?? []).map(({ field, message }) => `${field}: ${message.split('|||')[1]}`);
  }
}
async function withFile(path: string, content: string | Buffer) {
  return problemsOf(await buildArchive({}, { [path]: content }));
}
const png = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');

/** Changes a name in the bytes of an archive to one of the same length that a writer refuses to write. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}

describe('a good archive', () => {
  test('when it is read, then its manifest has its defaults, and the files stand by path', async () => {
    const files: Files = { 'icon.svg': icon, 'a/b.png': png, 'words.json': '{}', 'page.css': 'a{b:url(#c)}' };
    const { manifest, files: admitted } = await admitArchive(
      await buildArchive({ tile: { group: 'teaching', icon: 'icon.svg' } }, files),
    );
    expect(manifest).toMatchObject({ serverId: 'base', service: false, scopes: [] });
    expect([...admitted.keys()].sort()).toEqual([
      'a/b.png',
      'icon.svg',
      'page.css',
      'page.js',
      'remoteEntry.js',
      'words.json',
    ]);
  });

  test.each([
    [
      'reads what React shares',
      'const a=React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;a==1',
    ],
    ['has an eval of its own', 'math.eval("1");const a={eval:1}'],
    [
      'names things in comments, texts and expressions',
      `// eval("1")\nconst a="eval(1)",b=/eval(1)/,c=\`eval(\${1})\``,
    ],
    ['divides', 'const a=b/2/eval_;if(a)/"/.test(b);const c=d[0]/e/f'],
    [
      'loads the shell and its own files',
      'import("./a.js");import("../b.js");import("/assets/shell/remoteEntry.js?v=1")',
    ],
    ['exports what it imports', 'import{a}from"./a.js";export{a}from"./b.js";Array.from("react")'],
  ])('when a script %s, then it is admitted', async (_, script) => {
    expect(await withFile('more.js', script)).toEqual([]);
  });
});

describe('an archive', () => {
  test('when it is no zip, or cut, then it says so', async () => {
    const archive = await buildArchive();
    for (const broken of [Buffer.from('no zip'), archive.subarray(0, 100), Buffer.alloc(0)])
      expect((await problemsOf(broken))[0]).toMatch(/^archive: is no intact zip file/);
  });

  test('when it says that it unpacks to more than 20 MB, then nothing is unpacked', async () => {
    const problems = await problemsOf(
      await buildArchive({}, { 'bomb.json': Buffer.alloc(64 * 1024 * 1024) }),
    );
    expect(problems).toEqual(['archive: unpacks to 65 MB, at most 20 MB are allowed']);
  });

  test('when a content is larger than the archive says, then unpacking ends there', async () => {
    const archive = await buildArchive({}, { 'bomb.json': Buffer.alloc(4 * 1024 * 1024, '0') });
    const declared = Buffer.alloc(4);
    declared.writeUInt32LE(4 * 1024 * 1024);
    const at = archive.lastIndexOf(declared);
    archive.writeUInt32LE(10, at);
    expect((await problemsOf(archive))[0]).toMatch(/^bomb\.json: is no intact zip file: too many bytes/);
  });

  test('when it has 600 files, then it is refused by their number', async () => {
    const files = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`f${at}.json`, '{}']));
    expect(await problemsOf(await zipOf(files))).toEqual(['archive: has 600 files, at most 500 are allowed']);
  });

  test.each([
    ['leads upwards', 'XX/XX/passwd.js', '../../passwd.js', 'has a path that leads out of the archive'],
    ['is absolute', 'Xetc/passwd.js', '/etc/passwd.js', 'has an absolute path'],
    ['has a drive', 'XX/boot.js', 'C:/boot.js', 'has an absolute path'],
    ['has a backslash', 'aXboot.js', 'a\\boot.js', 'has a backslash in its path'],
    ['stands twice', 'pagX.js', 'page.js', 'is in it twice'],
    ['differs by case', 'pagX.js', 'pagE.js', 'differs from page.js by case alone'],
  ])('when a path %s, then it is refused by name', async (_, from, to, words) => {
    const archive = renamed(await buildArchive({}, { [from]: '1' }), from, to);
    expect(await problemsOf(archive)).toEqual([`${to.replace(/\\/g, '\\')}: ${words}`]);
  });

  test('when it has a symbolic link, then that is refused', async () => {
    const problems = await problemsOf(await zipOf({ 'link.js': '/etc/passwd' }, { mode: 0o120777 }));
    expect(problems).toEqual(['link.js: is a link or a special file']);
  });

  test('when a file is encrypted, then that is said', async () => {
    const archive = await zipOf({ 'a.js': '1' });
    const central = archive.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    archive.writeUInt16LE(archive.readUInt16LE(central + 8) | 1, central + 8);
    expect(await problemsOf(archive)).toEqual(['a.js: is encrypted']);
  });
});

describe('a manifest', () => {
  test('when there is none, or it is no JSON, then that is said', async () => {
    expect(await problemsOf(await zipOf({ 'a.js': '1' }))).toEqual([
      'portal.json: is not at the root of the archive',
    ]);
    expect((await withFile('portal.json', '{'))[0]).toMatch(/^portal\.json: is no valid JSON/);
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    expect((await withFile('portal.json', deep))[0]).toContain('nests deeper');
  });

  test('when it has 300 errors, then twenty are listed and the rest is a number', async () => {
    const preload = Array.from({ length: 300 }, (_, at) => `../up${at}`);
    const preloadWords = Object.fromEntries(preload.map((path, at) => [`l${at}`, [path]]));
    const problems = await problemsOf(await buildArchive({ preloadWords }));
    expect(problems).toHaveLength(21);
    expect(problems[0]).toMatch(/^portal\.json: preloadWords\.l0\.0: Invalid format/);
    expect(problems.at(-1)).toBe('archive: and 280 more');
  });

  test('when the refusal is read in one line, then it names app, file, field and cause', async () => {
    const archive = await buildArchive({ version: '1.0' });
    await expect(admitArchive(archive)).rejects.toThrow(
      /\|\|\|timetable: portal\.json: version: Invalid format/,
    );
  });

  test.each([
    ['a hidden field', { secret: 1 }, 'portal.json: secret: '],
    ['a file that is not there', { preload: ['gone.js'] }, 'portal.json: preload.0: names gone.js'],
    ['an entry upwards', { entry: '../remoteEntry.js' }, 'portal.json: entry: '],
    [
      'a shell that it does not fit',
      { shellApi: '^9.0.0' },
      'portal.json: shellApi: needs ^9.0.0, and this portal has 1.',
    ],
    [
      'the code of another app',
      { config: { appCode: 'admin' } },
      'portal.json: config.appCode: has to be timetable',
    ],
    [
      'a link to a page of somebody else',
      { slots: { userMenu: [{ address: '/account', place: 'account' }] } },
      "portal.json: slots.userMenu.0.address: has to be the app's own page /pages/base/pc_timetable_all/index.html",
    ],
    [
      'an icon that is no picture',
      { tile: { group: 'x', icon: 'page.js' } },
      'portal.json: tile.icon: is no picture',
    ],
    [
      'a permission twice',
      { permissions: ['a', 'a'].map((code) => ({ code, kind: 'menu', names: { 'zh-CN': '甲', en: 'A' } })) },
      'portal.json: permissions: has a twice',
    ],
    [
      'a name that no database keeps',
      { names: { 'zh-CN': '课\0', en: 'A' } },
      'portal.json: names.zh-CN: has a character',
    ],
  ])('when it has %s, then that field is named', async (_, manifest, line) => {
    expect((await problemsOf(await buildArchive(manifest)))[0]).toContain(line);
  });
});

describe('a file', () => {
  test.each([
    ['a page', 'index.html', '<p>', 'is of a kind that is not allowed'],
    ['a name with a blank', 'my page.js', '1', 'has a name of other characters'],
    ['a hidden one', '.env.json', '{}', 'has a name of other characters'],
    ['a picture that is none', 'a.png', 'GIF89a', 'is no png by its content'],
    ['a font that is none', 'a.woff2', 'OTTO', 'is no woff2 by its content'],
    ['a picture of another kind', 'a.webp', png, 'is no webp by its content'],
    ['no text', 'a.js', Buffer.from([0xff, 0xfe]), 'is no text in UTF-8'],
    ['no JSON', 'a.json', '{', 'is no valid JSON'],
    ['a style of another server', 'a.css', '@import "https://x.example/a.css"', 'loads x.example/a.css'],
    ['a font of another server', 'a.css', 'a{b:url(//x.example/a.woff2)}', 'loads x.example/a.woff2'],
  ])('when it is %s, then it is refused by name', async (_, path, content, words) => {
    expect((await withFile(path, content))[0]).toContain(`${path}: ${words}`);
  });

  test.each([
    ['has a script', '<svg><script>1</script></svg>', 'has <script>'],
    [
      'has a script by a prefix',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>',
      'has <script>',
    ],
    ['has a handler', '<svg onload="1"/>', 'has the handler onload'],
    ['has a page inside', '<svg><foreignObject/></svg>', 'has <foreignobject>'],
    ['has a link', '<svg><a href="javascript:1"/></svg>', 'refers by href'],
    ['uses another server', '<svg><use xlink:href="https://x.example/a.svg#b"/></svg>', 'refers by href'],
    [
      'styles by another server',
      '<svg><style>a{fill:url(https://x.example)}</style></svg>',
      'refers by style',
    ],
    [
      'animates an address',
      '<svg><set attributeName="href" to="javascript:1"/></svg>',
      'refers by attributename',
    ],
    ['declares entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'declares a DOCTYPE'],
    ['has a style sheet', '<?xml-stylesheet href="a"?><svg/>', 'has the processing instruction'],
    ['is none', '<html/>', 'is no SVG picture'],
  ])('when a picture %s, then it is refused', async (_, svg, words) => {
    expect(await withFile('a.svg', svg)).toEqual([expect.stringContaining(`a.svg: ${words}`)]);
  });
});

describe('a script', () => {
  test.each([
    ['eval', 'eval("1")'],
    ['eval of the window', 'const a=window.eval("1")'],
    ['eval by another name', '(0,eval)("1")'],
    ['eval behind an escape', '\\u0065val("1")'],
    ['eval in a template', `const a=\`\${eval("1")}\``],
    ['eval behind an expression', 'if(a)/"/.test(b);eval("1")//"'],
    ['new Function', 'new Function("return 1")'],
    ['new Function', 'const a=Function("return this")()'],
  ])('when it uses %s, then it is refused', async (name, script) => {
    const words = name.includes('Function') ? 'uses new Function' : 'uses eval';
    expect(await withFile('more.js', script)).toEqual([expect.stringContaining(`more.js: ${words}`)]);
  });

  test.each([
    ['imports from another server', 'import("https://x.example/a.js")', 'imports https://x.example/a.js'],
    ['imports from another host', 'import a from "//x.example/a.js"', 'imports //x.example/a.js'],
    ['imports a text', 'import("data:text/javascript,1")', 'imports data:text/javascript'],
    ['imports a library by name', 'import{useState}from"react"', 'imports react, which no browser finds'],
    [
      'names a script elsewhere',
      's.src="https://x.example/a.js?v=1"',
      'names the script https://x.example/a.js?v=1',
    ],
    ['names an absolute address', 'const p="/assets/page.js"', 'names the absolute address /assets/page.js'],
  ])('when it %s, then it is refused', async (_, script, words) => {
    const problems = await withFile('more.js', script);
    expect(problems).toContainEqual(expect.stringContaining(`more.js: ${words}`));
  });

  test.each([
    'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=H',
    't["__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"] = H',
    'a.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED=b',
  ])('when it brings a React of its own, then it says which one to use', async (script) => {
    expect(await withFile('more.js', script)).toEqual([
      'more.js: brings a React of its own: use the one of the portal (shared, import: false)',
    ]);
  });

  test('when the entry exports no container, then it is no federation entry', async () => {
    const words = 'remoteEntry.js: is no federation entry: it does not export get, init as an ES module';
    expect(await withFile('remoteEntry.js', 'var timetable;module.exports={get:1,init:2}')).toEqual([words]);
    expect(await withFile('remoteEntry.js', `${entryScript.replace('get,init', 'get')}`)).toEqual([
      words.replace('get, init', 'init'),
    ]);
    expect(await withFile('remoteEntry.js', 'export const init=1;export function get(){}')).toEqual([]);
    expect(await withFile('remoteEntry.js', 'const a=1,b=2;export{a as init,b as get}')).toEqual([]);
    const declared = 'export function init(){}export async function get(){}';
    expect(await withFile('remoteEntry.js', declared)).toEqual([]);
    expect(await withFile('remoteEntry.js', declared.replace('export async', 'async'))).toEqual([
      words.replace('get, init', 'get'),
    ]);
  });
});
