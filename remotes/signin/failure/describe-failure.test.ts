import { describe, expect, it } from 'vitest';
import { buildRequestError } from '../testing/build-request-error.ts';
import { buildTranslate } from '../testing/build-translate.ts';
import { describeFailure } from './describe-failure.ts';

const chinese = buildTranslate('zh-CN');
const english = buildTranslate('en');

describe('describeFailure', () => {
  it('when the server refuses, then its message stands under the password', () => {
    expect(describeFailure(buildRequestError({ message: 'Wrong user name or password' }), english)).toEqual({
      password: 'Wrong user name or password',
    });
  });

  it('when the server names the fields, then each message stands under its own', () => {
    const fieldErrors = [{ field: 'username', message: '用户名过长' }];
    expect(describeFailure(buildRequestError({ code: 'invalid_input', fieldErrors }), chinese)).toEqual({
      username: '用户名过长',
      password: undefined,
    });
  });

  it('when a field error belongs to no field of the form, then the message is not lost', () => {
    const fieldErrors = [{ field: 'captcha', message: 'x' }];
    expect(describeFailure(buildRequestError({ message: '请检查', fieldErrors }), chinese)).toEqual({
      password: '请检查',
    });
  });

  it.each([
    [1, '尝试次数过多，请在 1 秒后再试。', 'Too many attempts. Please try again in 1 second.'],
    [59, '尝试次数过多，请在 59 秒后再试。', 'Too many attempts. Please try again in 59 seconds.'],
    [60, '尝试次数过多，请在 1 分钟后再试。', 'Too many attempts. Please try again in 1 minute.'],
    [841, '尝试次数过多，请在 15 分钟后再试。', 'Too many attempts. Please try again in 15 minutes.'],
  ])('when %i seconds remain after too many attempts, then the wait is told', (retryAfter, zh, en) => {
    const error = buildRequestError({ kind: 'http', status: 429, code: 'too_many_attempts', retryAfter });
    expect(describeFailure(error, chinese)).toEqual({ password: zh });
    expect(describeFailure(error, english)).toEqual({ password: en });
  });

  it('when no wait is told after too many attempts, then the message of the server stands', () => {
    const error = buildRequestError({ kind: 'http', code: 'too_many_attempts', message: '请稍后再试' });
    expect(describeFailure(error, chinese)).toEqual({ password: '请稍后再试' });
  });

  it.each([
    ['network', '连不上服务器'],
    ['timeout', '没有回应'],
    ['unreadable', '拦截'],
  ] as const)('when the failure is %s, then the form says so and quotes the request', (kind, text) => {
    const problems = describeFailure(buildRequestError({ kind, code: '', requestId: 'r1' }), chinese);
    expect(problems.form).toContain(text);
    expect(problems).toMatchObject({ requestId: 'r1' });
    expect(problems).not.toHaveProperty('password');
  });

  it('when the transport refuses, then its message stands with the form', () => {
    const error = buildRequestError({
      kind: 'http',
      status: 503,
      code: 'store_unavailable',
      message: '系统繁忙',
    });
    expect(describeFailure(error, chinese)).toEqual({ form: '系统繁忙', requestId: undefined });
  });

  it('when the user gave up, then nothing is wrong', () => {
    expect(describeFailure(buildRequestError({ kind: 'aborted' }), chinese)).toEqual({});
  });

  it('when something other than a call failed, then signing in did not finish', () => {
    expect(describeFailure(undefined, english).form).toContain('Signing in did not finish.');
  });
});
