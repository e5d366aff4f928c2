import { expect, test } from 'vitest';
import { brandingOf } from './index.ts';

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(['qy', 'mp', 'mock-idp', 'school-sso'])(
  'when %s is offered, then it has a name in both languages, a sign, and a ground on which white can be seen',
  (id) => {
    const { names, mark, color } = brandingOf({ providerId: id });
    expect(names['zh-CN']).not.toBe('');
    expect(names.en).not.toBe('');
    expect(mark).toMatch(/^M[\d.\-\sA-Za-z]+Z$/);
    expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThan(4.5);
  },
);

test('when the services name a provider, then that is its name, unless the portal knows it', () => {
  const providerNames = { 'zh-CN': '青江统一登录', en: 'Qingjiang account' };
  expect(brandingOf({ providerId: 'school', providerNames }).names).toEqual(providerNames);
  expect(brandingOf({ providerId: 'school' }).names.en).toBe('school');
  expect(brandingOf({ providerId: 'qy', providerNames }).names.en).toBe('WeCom');
});
