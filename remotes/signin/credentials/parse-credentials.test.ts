import { describe, expect, it } from 'vitest';
import en from '../messages/en.json';
import zhCN from '../messages/zh-CN.json';
import { parseCredentials } from './parse-credentials.ts';

function typed(username: string, password: string): FormData {
  const form = new FormData();
  form.set('username', username);
  form.set('password', password);
  return form;
}

describe('parseCredentials', () => {
  it('when both values are typed, then they come back trimmed', () => {
    expect(parseCredentials(typed('  t.zhou ', ' Demo2026\t'))).toEqual({
      ok: true,
      credentials: { username: 't.zhou', password: 'Demo2026' },
    });
  });

  it('when a value is blank, then only its field is named', () => {
    expect(parseCredentials(typed('   ', 'Demo2026'))).toEqual({
      ok: false,
      missing: { username: 'signin.form.usernameRequired' },
    });
    expect(parseCredentials(typed('t.zhou', ' \u3000'))).toEqual({
      ok: false,
      missing: { password: 'signin.form.passwordRequired' },
    });
  });

  it('when nothing is typed, then both fields are named', () => {
    expect(parseCredentials(new FormData())).toEqual({
      ok: false,
      missing: {
        username: 'signin.form.usernameRequired',
        password: 'signin.form.passwordRequired',
      },
    });
  });

  it('when a file stands in for a text, then it counts as blank', () => {
    const form = typed('t.zhou', 'x');
    form.set('password', new File(['x'], 'x'));
    expect(parseCredentials(form)).toMatchObject({ ok: false });
  });

  it('when the messages are shown, then they are those of the specification to the letter', () => {
    expect(zhCN['signin.form.usernameRequired']).toBe('用户名不能为空！');
    expect(en['signin.form.usernameRequired']).toBe('User name cannot be empty!');
    expect(zhCN['signin.form.passwordRequired']).toBe('密码不能为空！');
    expect(en['signin.form.passwordRequired']).toBe('Password cannot be empty!');
  });
});
