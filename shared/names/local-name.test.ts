import { expect, test } from 'vitest';
import { localName } from './index.ts';

test.each([
  ['青江实验小学', 'Qingjiang School', '青江实验小学', 'Qingjiang School'],
  ['青江实验小学', ' Qingjiang School ', '青江实验小学', 'Qingjiang School'],
  ['青江实验小学', '  ', '青江实验小学', '青江实验小学'],
  ['青江实验小学', '', '青江实验小学', '青江实验小学'],
  ['青江实验小学', null, '青江实验小学', '青江实验小学'],
  ['青江实验小学', undefined, '青江实验小学', '青江实验小学'],
])(
  'when a unit is called %j and %j, then it is %j in Chinese and %j in English',
  (name, english, chinese, latin) => {
    expect(localName('zh-CN', name, english)).toBe(chinese);
    expect(localName('en', name, english)).toBe(latin);
  },
);
