import { expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import zhCN from '../messages/zh-CN.json' with { type: 'json' };
import { roleName } from './role-name.ts';

test.each([
  ['Chinese', zhCN, '系统管理员'],
  ['English', en, 'System administrators'],
])(
  'when an announcement is for the role XX_SYS_, then %s has words for it, and other roles keep their code',
  (_, words, name) => {
    expect(roleName('XX_SYS_', (id) => words[id])).toBe(name);
    expect(roleName('HEAD', (id) => words[id])).toBe('HEAD');
  },
);
