import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { answerEnvelope } from '../testing/stub-upstream.ts';

let portal: RunningPortal;
afterEach(() => portal.stop());

const helpCenterUrl = 'https://help.example:8443/start?from=portal';
const visit = (sid: string | undefined, redUrl?: string) =>
  ask(portal.port, { path: `/bff/help${redUrl ? `?${new URLSearchParams({ redUrl })}` : ''}`, sid });
const targetOf = ({ headers }: { headers: Record<string, unknown> }): URL =>
  new URL(String(headers.location));

/** Lets the upstream issue a ticket, and tells for whom it was asked. */
const issueTickets = (): { forms: string[] } => {
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
};

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
