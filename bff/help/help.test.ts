import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';
import { helpPictures } from './help-topic.ts';

let portal: RunningPortal;
afterEach(() => portal.stop());

const helpCenterUrl = 'https://help.example:8443/start?from=portal';

function visit(sid: string | undefined, redUrl?: string) {
  return ask(portal.port, { path: `/bff/help${redUrl ? `?${new URLSearchParams({ redUrl })}` : ''}`, sid });
}

function targetOf({ headers }: { headers: Record<string, unknown> }): URL {
  return new URL(String(headers.location));
}

/** Lets the upstream issue a ticket, and returns for whom it was asked. */
function issueTickets(): { forms: string[] } {
  const seen = { forms: [] as string[] };
  portal.upstream.on('/api/sso/ticket/issue', (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      seen.forms.push(body);
      const isKnown = req.headers.cookie?.includes('sy_access=');
      answerEnvelope(res, isKnown ? { ticket: 'one-time', expiresIn: 60 } : null, {
        status: isKnown ? 200 : 401,
      });
    });
  });
  return seen;
}

describe('with a help centre', () => {
  it('when a user asks for help, then the hop carries a ticket for that host, the unit and where she was', async () => {
    portal = await startPortal({ helpCenterUrl });
    const { forms } = issueTickets();
    const sid = await portal.signInAs();
    const answer = await visit(sid, '/pages/base/pc_base_tm/index.html?a=1#/list');
    expect([answer.status, answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual([
      302,
      'no-store',
      'no-referrer',
    ]);
    expect(Object.fromEntries(targetOf(answer).searchParams)).toEqual({
      from: 'portal',
      redUrl: 'http://portal.test/pages/base/pc_base_tm/index.html?a=1#/list',
      token: 'one-time',
      unitId: 'U2001',
    });
    expect(forms).toEqual(['targetApp=help&unitHost=help.example%3A8443']);
    expect(`${answer.headers.location}${answer.text}`).not.toMatch(/acc-|ref-/);
  });

  it('when nobody is signed in, then the hop carries neither ticket nor unit, and none is asked for', async () => {
    portal = await startPortal({ helpCenterUrl });
    const { forms } = issueTickets();
    expect([...targetOf(await visit(undefined)).searchParams.keys()]).toEqual(['from', 'redUrl']);
    expect(forms).toEqual([]);
  });

  it('when no ticket can be had, then the help centre opens all the same', async () => {
    portal = await startPortal({ helpCenterUrl });
    const sid = await portal.signInAs();
    portal.upstream.on('/api/sso/ticket/issue', (_req, res) => void res.writeHead(503).end('busy'));
    const target = targetOf(await visit(sid));
    expect([target.host, target.searchParams.has('token')]).toEqual(['help.example:8443', false]);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'when the visitor is said to come from %s, then the front door is named',
    async (redUrl) => {
      portal = await startPortal({ helpCenterUrl });
      expect(targetOf(await visit(undefined, redUrl)).searchParams.get('redUrl')).toBe('http://portal.test/');
    },
  );

  it('when the address is posted to, then it is refused', async () => {
    portal = await startPortal({ helpCenterUrl });
    expect((await ask(portal.port, { method: 'POST', path: '/bff/help' })).status).toBe(405);
  });
});

it('when there is no help centre, then a page of our own answers in the language of the visitor', async () => {
  portal = await startPortal();
  const chinese = await visit(undefined);
  expect([chinese.status, chinese.text.includes('忘记密码')]).toEqual([200, true]);
  const english = await ask(portal.port, { path: '/bff/help', headers: { cookie: 'portal-lang=en' } });
  expect(english.text).toContain('Forgot password');
  expect(english.headers['content-security-policy']).toContain("script-src 'self'");
});

describe('the help centre of the portal', () => {
  const read = async (query = '', sid?: string) =>
    (await ask(portal.port, { path: `/bff/help${query}`, sid, headers: { 'accept-language': 'zh-CN' } }))
      .text;
  const topicsIn = (html: string): string[] =>
    [...html.matchAll(/<details id="([\w-]+)"/g)].map(([, id = '']) => id);

  it.each([
    [2, 'write-message', 'add-person'],
    [3, 'children', 'write-message'],
    [1, 'homework', 'children'],
    [4, 'add-person', 'homework'],
  ] as const)(
    'when a user of type %i comes, then her topics are there, and whom to ask in her unit',
    async (userType, own, foreign) => {
      portal = await startPortal();
      portal.upstream.on('/api/base/desktop/administrators', (_req, res) =>
        answerEnvelope(res, [{ userId: '4002', realName: '何静 He Jing' }]),
      );
      const html = await read('', await portal.signInAs({ userType }));
      expect(topicsIn(html)).toEqual(expect.arrayContaining([own, 'forgot-password']));
      expect(topicsIn(html)).not.toContain(foreign);
      expect(html).toContain('青江实验小学的管理员：何静<');
    },
  );

  it('when a visitor comes, then there are the topics of everybody, those of a role that she chooses, and a way back', async () => {
    portal = await startPortal();
    const html = await read();
    expect(topicsIn(html)).not.toContain('children');
    expect(html).toContain('在登录页点“忘记密码”。');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>返回门户<\/a>/);
    expect(topicsIn(await read('?role=parent'))).toContain('children');
    expect(topicsIn(await read('?role=nobody'))).not.toContain('children');
  });

  it.each(['重置 密码', 'chongzhi', 'CHONGZHIMIMA', 'reset password'])(
    'when somebody searches for %s, then the topics about it are open',
    async (query) => {
      portal = await startPortal();
      const html = await read(`?${new URLSearchParams({ q: query })}`);
      expect(topicsIn(html)).toContain('reset-password');
      expect(topicsIn(html)).not.toContain('theme');
      expect(html).toContain('<details id="reset-password" open>');
    },
  );

  it('when nothing is found, then the page says so, and what was typed is no part of it', async () => {
    portal = await startPortal();
    const html = await read(`?${new URLSearchParams({ q: '"><script>alert(1)</script>' })}`);
    expect([topicsIn(html), html.includes('没有找到')]).toEqual([[], true]);
    expect(html).not.toContain('<script>');
  });

  it('when a language is asked for, then every link keeps it', async () => {
    portal = await startPortal();
    const html = await read('?language=en&role=teacher');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('href="/bff/help?language=en&amp;role=parent"');
    expect(html).toContain('<input type="hidden" name="language" value="en">');
  });

  it('when the pictures of all topics are asked for, then each is there in both languages, and nothing else', async () => {
    portal = await startPortal();
    const html = (await read('?q=a&language=en')) + (await read('?q=a&language=zh-CN'));
    const addresses = new Set(
      [...html.matchAll(/src="(\/bff\/help\/pictures\/[^"]+)"/g)].map(([, src = '']) => src),
    );
    expect(addresses.size).toBe(2 * helpPictures.length);
    for (const path of addresses) {
      const { status, headers } = await ask(portal.port, { path });
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/webp']);
    }
    for (const name of ['none.en.webp', '..%2fhelp-page.ts', 'desktop.fr.webp'])
      expect((await ask(portal.port, { path: `/bff/help/pictures/${name}` })).status).toBe(404);
  });
});
