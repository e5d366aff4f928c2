import { describe, expect, test } from 'vitest';
import { pickLanguage } from '#shared/language';
import { DomainError, getRefusal, isDomainError, isErrorCode, refusalEnvelope } from './domain-error.ts';

describe('domain errors', () => {
  test('when a refusal is told, then its private detail and cause stay behind', () => {
    const error = new DomainError('invalid_input', {
      detail: 'row 7 of secret table',
      cause: new Error('secret'),
      fieldErrors: [{ field: 'phone', message: '号码不对|||Wrong number' }],
    });
    const envelope = refusalEnvelope(error, 'r-1');
    expect(envelope).toMatchObject({ status: 422, code: 'invalid_input', data: null, requestId: 'r-1' });
    expect(envelope.fieldErrors).toHaveLength(1);
    expect(JSON.stringify(envelope)).not.toContain('secret');
  });

  test('when a business refusal travels, then HTTP says 200; transport refusals carry their own status', () => {
    expect(getRefusal('not_signed_in')).toMatchObject({ http: 200, status: 401 });
    expect(getRefusal('upstream_timeout')).toMatchObject({ http: 504, status: 504 });
  });

  test('when an error crossed a realm, then its name tells it', () => {
    const foreign = Object.assign(new Error('x'), { name: 'DomainError', code: 'conflict' });
    expect(isDomainError(foreign)).toBe(true);
    expect(isDomainError(new Error('x'))).toBe(false);
    expect(isErrorCode('conflict')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
  });

  test('when a text holds two languages, then each user reads the own one', () => {
    const { text } = getRefusal('not_signed_in');
    expect(pickLanguage(text, 'zh-CN')).toBe('请先登录');
    expect(pickLanguage(text, 'en')).toBe('Please sign in first');
    expect(pickLanguage('只有中文', 'en')).toBe('只有中文');
    expect(pickLanguage('中|||', 'en')).toBe('中');
  });
});
