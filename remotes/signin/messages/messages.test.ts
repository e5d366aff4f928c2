import { describe, expect, it } from 'vitest';
import { languages } from '#shared/contracts';
import { buildSay } from '../testing/build-say.ts';
import en from './en.json';
import zhCN from './zh-CN.json';

describe('messages of the sign-in page', () => {
  it('when a message exists in one language, then it exists in the other', () => {
    expect(Object.keys(en)).toEqual(Object.keys(zhCN));
  });

  it('when a message is named, then its id says where it belongs', () => {
    for (const id of Object.keys(zhCN)) expect(id).toMatch(/^signin\.[a-z]+\.[a-zA-Z]+$/);
  });

  it.each(languages)('when messages carry arguments in %s, then they are filled in', (language) => {
    const say = buildSay(language);
    expect(say('signin.failure.requestId', { id: 'r-7' })).toContain('r-7');
    expect(say('signin.wait.minutes', { count: 3 })).toContain('3');
  });
});
