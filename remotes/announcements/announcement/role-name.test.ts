import { expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import zhCN from '../messages/zh-CN.json' with { type: 'json' };
import { roleName } from './role-name.ts';

test.each([
  ['Chinese', zhCN, '系统管理员', '全权管理员'],
  ['English', en, 'System administrators', 'Full administrators'],
])(
  'when an announcement is for a role of the portal, then %s has words for it, and other roles keep their code',
  (_, words, system, full) => {
    expect(roleName('XX_SYS_', (id) => words[id])).toBe(system);
    expect(roleName('XX_ALL_', (id) => words[id])).toBe(full);
    expect(roleName('HEAD', (id) => words[id])).toBe('HEAD');
  },
);
