import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DemoPlatform, forEachEngine, startDemoPlatform } from '#platform/testing';
import type { AuditLogLine } from '#shared/contracts';

forEachEngine((engine) => {
  let platform: DemoPlatform;
  beforeEach(async () => {
    platform = await startDemoPlatform(engine.database(), { wait: async () => undefined });
  });
  afterEach(() => platform.close());

  const read = async (loginName: string, query: string): Promise<AuditLogLine[]> =>
    (await (await platform.as(loginName)).get(`/api/uaa/audit/list?size=100&${query}`)).body.data.list;

  test('when look, announcements and messages of a school change, then its trail says who did what', async () => {
    const admin = await platform.as('ps.admin');
    const id = randomUUID();
    const announcement = {
      id,
      revision: 0,
      texts: { 'zh-CN': '今天停水', en: 'No water today' },
      level: 'info',
      startsAt: platform.now(),
      endsAt: platform.now() + 60_000,
      unitIds: ['U2001'],
      userTypes: [],
      roles: [],
    };
    const messageId = randomUUID();
    const message = {
      messageId,
      title: '美术课通知',
      text: '明天请带水彩笔',
      importance: 2,
      classes: [{ gradeName: '五年级', className: '(1)班' }],
      to: 'students',
    };
    const codes = [
      await admin.post('/api/base/appearance/login_page', {
        footer: '校训',
        link: '',
        decorationSet: '{"themeList":["red"]}',
      }),
      await admin.postJson('/api/base/announcements/save', announcement),
      await admin.postJson('/api/base/announcements/save', {
        ...announcement,
        revision: 1,
        level: 'warning',
      }),
      await admin.post('/api/base/announcements/end', { id, revision: '2' }),
      await admin.postJson('/api/base/messages/send', message),
      await admin.postJson('/api/base/messages/send', message),
    ].map(({ body }) => body.code);
    expect(codes).toEqual(Array.from({ length: 6 }, () => 'ok'));
    const theme = new URLSearchParams({ type: 'default_color', theme: 'red', replaceAll: 'true' });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const set = { method: 'POST', headers: { cookie }, body: theme };
    expect(await (await fetch(`${platform.base}/api/base/desktop/settheme`, set)).text()).toBe('success');

    const lines = await read('ps.admin', 'kind=school');
    expect(lines.map(({ event, loginName, detail }) => [event, loginName, detail]).sort()).toEqual([
      ['announcement_changed', 'ps.admin', id],
      ['announcement_ended', 'ps.admin', id],
      ['announcement_made', 'ps.admin', id],
      ['login_page_changed', 'ps.admin', null],
      ['message_sent', 'ps.admin', expect.stringMatching(new RegExp(`^${messageId}: [1-9]`))],
      ['theme_changed', 'ps.admin', 'red, for all'],
    ]);
  });

  test('when names are tried that nobody has, then the bureau reads of it, no school does, and no line holds the name', async () => {
    const stranger = platform.createClient('10.70.0.1');
    for (const username of ['MySecret2026', 'mysecret2026', 'another'])
      await stranger.post('/api/uaa/oauth/login', { username, password: 'x' });
    const lines = await read('bureau.admin', 'event=login_failed');
    const marks = lines.map(({ detail }) => /^unknown_user ([0-9a-f]{8})$/.exec(detail ?? '')?.[1]);
    expect(marks).toHaveLength(3);
    expect(new Set(marks).size).toBe(2);
    expect(lines.map(({ userId, loginName, ip }) => [userId, loginName, ip])).toEqual(
      Array.from({ length: 3 }, () => [null, null, '10.70.0.1']),
    );
    expect(await read('ps.admin', 'event=login_failed')).toEqual([]);
    const kept = await engine.database().db.selectFrom('auth_audit').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/mysecret2026/i);
  });
});
