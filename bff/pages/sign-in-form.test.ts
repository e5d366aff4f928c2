import { describe, expect, test } from 'vitest';
import { renderSignInForm } from './sign-in-form.ts';

function render(search = '', username?: string, language: 'zh-CN' | 'en' = 'zh-CN') {
  return String(renderSignInForm({ language, heading: '青江 <b>', username, search }));
}

describe('the sign-in form before any script', () => {
  test('when it is shown, then it can be read, filled by a browser and sent', () => {
    const html = render();
    expect(html).toContain('<h1>青江 &lt;b&gt;</h1>');
    expect(html).toContain('<form method="post" action="/login"');
    for (const part of [
      '<label for="signin-username">用户名</label>',
      'name="username" autocomplete="username"',
      '<label for="signin-password">密码</label>',
      'type="password" autocomplete="current-password"',
      '<button type="submit">登录</button>',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('signin-problem');
    expect(html).toMatch(/id="signin-username"[^>]* autofocus/);
    expect(html.match(/ autofocus/g)).toHaveLength(1);
  });

  test('when an app asks for the sign-in, then it is named as text', () => {
    const requestingApp = '<b>$& {app}</b>';
    const form = { language: 'en', heading: 'H', requestingApp, username: undefined, search: '' } as const;
    const html = String(renderSignInForm(form));
    expect(html).toContain(
      '<p class="boot-requesting-app">Sign in to continue to &lt;b&gt;$&amp; {app}&lt;/b&gt;</p>',
    );
    expect(render()).not.toContain('boot-requesting-app');
  });

  test('when a page waits behind it, then the form and the other language keep that in mind, and nothing else', () => {
    const html = render('?redirect_uri=%2Fa%3Fb%3D1&reason=x&evil=%22%3E&language=zh-CN');
    expect(html).toContain('action="/login?redirect_uri=%2Fa%3Fb%3D1&amp;language=zh-CN"');
    expect(html).toContain('href="/login?redirect_uri=%2Fa%3Fb%3D1&amp;language=en"');
    expect(html).not.toContain('evil');
  });

  test.each([
    ['?reason=invalid_grant', '用户名或密码错误'],
    ['?reason=password_required', '密码不能为空！'],
    ['?reason=too_many_attempts&wait=30', '尝试次数过多，请在 30 秒后再试'],
    ['?reason=too_many_attempts&wait=840', '尝试次数过多，请在 14 分钟后再试'],
    ['?reason=too_many_attempts&wait=-1', '尝试次数过多，请稍后再试'],
  ])('when it is opened with %s, then %s stands under the password', (search, text) => {
    const [before, after] = render(search, 't.zhou').split('id="signin-password"');
    expect(after).toMatch(new RegExp(`aria-invalid="true".*role="alert">${text}`, 's'));
    expect(before).not.toContain('aria-invalid');
    expect(before).toContain('value="t.zhou"');
    expect(after).toContain(' autofocus');
  });

  test('when the user name is missing, then that is said under it', () => {
    const [before] = render('?reason=username_required', undefined, 'en').split('id="signin-password"');
    expect(before).toMatch(/aria-invalid="true".*User name cannot be empty!/s);
  });

  test.each(['social_refused', 'social_expired', 'ticket_invalid', 'upstream_timeout'])(
    'when the reason is %s, then it stands above the fields, and no field is called wrong',
    (reason) => {
      const [before = '', after = ''] = render(`?reason=${reason}`).split('id="signin-username"');
      expect(before).toContain('id="signin-problem"');
      expect(after).not.toContain('signin-problem');
      expect(after).not.toContain('aria-invalid');
    },
  );

  test.each(['?reason=', '?reason=nonsense', '?reason=constructor', '?reason=<script>'])(
    'when the reason is none of ours (%s), then nothing is said',
    (search) => expect(render(search)).not.toContain('role="alert"'),
  );

  test('when a user name holds HTML, then it stays text', () => {
    expect(render('', '"><script>')).toContain('value="&quot;&gt;&lt;script&gt;"');
  });
});
