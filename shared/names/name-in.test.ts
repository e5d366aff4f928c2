import { expect, test } from 'vitest';
import { nameIn } from './index.ts';

test.each([
  ['周敏 Zhou Min', '周敏', 'Zhou Min'],
  ['欧阳子轩·买买提 Ouyang Zixuan', '欧阳子轩·买买提', 'Ouyang Zixuan'],
  ["陆 Lù Tí-O'Neil", '陆', "Lù Tí-O'Neil"],
  ['周敏', '周敏', '周敏'],
  ['Zhou Min', 'Zhou Min', 'Zhou Min'],
  ['Zhou Min 周敏', 'Zhou Min 周敏', 'Zhou Min 周敏'],
  ['阿里A', '阿里A', '阿里A'],
  ['周 敏', '周 敏', '周 敏'],
  ['', '', ''],
])('when a person is called %j, then she is %j in Chinese and %j in English', (name, chinese, english) => {
  expect(nameIn(name, 'zh-CN')).toBe(chinese);
  expect(nameIn(name, 'en')).toBe(english);
});
