import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createThemeStyle, findTheme, namedThemes } from '#shared/themes';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

const folder = '/common/styles/1.2.0';
let portal: RunningPortal;

beforeAll(async () => {
  portal = await startPortal({ defaultUnitId: 'U2001' });
});
afterAll(() => portal.stop());

describe('files of themes', () => {
  test.each(namedThemes)('when the stylesheet of $name is asked for, then it is there', async (theme) => {
    const reply = await ask(portal.port, { path: `${folder}/${theme.name}.css` });
    expect(reply).toMatchObject({
      status: 200,
      text: createThemeStyle(theme),
      headers: { 'content-type': 'text/css; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });

  test('when a colour was mixed, then its address is its stylesheet', async () =>
    expect((await ask(portal.port, { path: `${folder}/ffe600.css` })).text).toBe(
      createThemeStyle(findTheme('#ffe600')),
    ));

  test.each(['ink', 'lotus', 'cartoon'])(
    'when the picture of %s is asked for, then it is a drawing',
    async (name) => {
      const reply = await ask(portal.port, { path: `${folder}/images/${name}.svg` });
      expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
      expect(reply.text).toMatch(/^<svg [^>]*>.*<\/svg>\s*$/s);
      expect(reply.text).not.toMatch(/<script|href=|on\w+=/);
    },
  );

  test.each(['nobody.css', 'FFE600.css', 'images/red.svg', '../../etc/passwd', 'ink.css/', ''])(
    'when %s is asked for, then there is no such file',
    async (file) => {
      const reply = await ask(portal.port, { path: `${folder}/${file}`, headers: { accept: 'text/css' } });
      expect(reply.status).toBe(404);
    },
  );
});

describe('how a page looks from its first paint on', () => {
  const colourIs = (theme: string | null): void =>
    portal.upstream.on('/api/base/my_desktop/color', (_req, res) => answerEnvelope(res, theme));
  const pageOf = async (sid?: string, path = '/pages/base/pc_base_tm/index.html') =>
    (await ask(portal.port, { path, sid })).text;
  const linkOf = (page: string) => /<link rel="stylesheet" id="theme-style" href="([^"]*)">/.exec(page)?.[1];
  const themeOf = (page: string) => /<html[^>]* data-theme="([^"]*)"/.exec(page)?.[1];

  test('when the user has a theme, then the page carries its name and its stylesheet', async () => {
    const sid = await portal.signInAs();
    colourIs('ink');
    const page = await pageOf(sid);
    expect([themeOf(page), linkOf(page)]).toEqual(['ink', `${folder}/ink.css`]);
  });

  test('when the user has none, then the default theme needs no stylesheet', async () => {
    const sid = await portal.signInAs();
    colourIs(null);
    const page = await pageOf(sid);
    expect([themeOf(page), linkOf(page)]).toEqual(['blue', undefined]);
  });

  test('when something strange is saved, then it is the default theme, and nothing of it is in the page', async () => {
    const sid = await portal.signInAs();
    colourIs('"><script>alert(1)</script>');
    const page = await pageOf(sid);
    expect(themeOf(page)).toBe('blue');
    expect(page).not.toContain('alert(1)');
  });

  test('when the upstream does not say, then the page says nothing and the shell asks', async () => {
    const sid = await portal.signInAs();
    portal.upstream.on('/api/base/my_desktop/color', (_req, res) => res.writeHead(500).end());
    const page = await pageOf(sid);
    expect([themeOf(page), linkOf(page)]).toEqual([undefined, undefined]);
  });

  test('when a unit gives its sign-in page themes, then visitors see the first, or the one that the address names', async () => {
    portal.upstream.on('/api/uaa/oauth/login/unit_config', (_req, res) =>
      answerEnvelope(res, { unitName: 'U', decorationSet: '{"themeList":["red","blue"]}' }),
    );
    const page = await pageOf(undefined, '/login');
    expect([themeOf(page), linkOf(page)]).toEqual(['red', `${folder}/red.css`]);
    expect(themeOf(await pageOf(undefined, '/login?theme=blue'))).toBe('blue');
    expect(themeOf(await pageOf(undefined, '/login?theme=ink'))).toBe('ink');
    expect(themeOf(await pageOf(undefined, '/login?theme=%23112233'))).toBe('#112233');
    expect(themeOf(await pageOf(undefined, '/login?theme=nobody'))).toBe('red');
  });

  test('when the user arranged display modes, then they are in the page, and all else is left to the system', async () => {
    const sid = await portal.signInAs({ userId: 'modes' });
    const changes = {
      scheme: { at: 1, value: 'dark' },
      contrast: { at: 1, value: 'high' },
      motion: { at: 1, value: 'auto' },
    };
    await ask(portal.port, {
      method: 'POST',
      path: '/bff/prefs',
      sid,
      headers: { 'content-type': 'application/json', origin: 'http://portal.test' },
      body: JSON.stringify(changes),
    });
    const page = await pageOf(sid);
    expect(page).toMatch(/<html[^>]* class="dark"/);
    expect(page).toMatch(/id="contrast-style" href="[^"]*" media="all"/);
    expect(page).not.toMatch(/<html[^>]* data-(?:motion|text)/);
    expect(await pageOf(await portal.signInAs({ userId: 'none' }))).toContain(
      'media="(prefers-contrast: more)"',
    );
  });
});
