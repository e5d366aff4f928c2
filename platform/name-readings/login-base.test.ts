import { expect, test } from 'vitest';
import { loginBaseOf } from './index.ts';

test.each([
  ['周敏', 'zhoumin'],
  ['吕布', 'lvbu'],
  ['周敏 Zhou Min', 'zhouminzhoumin'],
  ['José Ángel', 'joseangel'],
  ['阿卜杜拉·阿不都热依木·买买提', 'abudulaabudoureyimumaima'],
  ['☆', 'user'],
  ['A', 'user'],
])('when somebody is called %j, then her login name begins with %j', (name, base) => {
  expect(loginBaseOf(name)).toBe(base);
});
