import { expect, it } from 'vitest';
import { createSeal } from './index.ts';

const oldKey = 'old-key-with-at-least-32-characters-';
const newKey = 'new-key-with-at-least-32-characters-';

function sealOf(...secrets: string[]) {
  return createSeal({ secrets, purpose: 'portal session jar', minLength: 32 });
}

/** Names no key. */
function plainSealOf(...secrets: string[]) {
  return createSeal({ secrets, purpose: 'signing keys', namesKey: false });
}

it('when something is sealed, then nothing of it is seen, and it opens in the same context only', () => {
  for (const seal of [sealOf(newKey), plainSealOf(newKey)]) {
    const sealed = seal.seal('content 你好', 'session-1');
    expect(sealed).not.toContain('content');
    expect(seal.seal('content 你好', 'session-1')).not.toBe(sealed);
    expect(seal.open(sealed, 'session-1')).toEqual({ text: 'content 你好', isNewest: true });
    expect(seal.open(sealed, 'session-2')).toBeUndefined();
  }
});

it.each([
  ['naming its key', sealOf],
  ['naming none', plainSealOf],
])('when the keys of a seal %s rotate, then old seals open and new ones use the new key', (_, create) => {
  const sealed = create(oldKey).seal('content', 's');
  const rotated = create(newKey, oldKey);
  expect(rotated.open(sealed, 's')).toEqual({ text: 'content', isNewest: false });
  expect(create(newKey).open(rotated.seal('content', 's'), 's')?.text).toBe('content');
  expect(create(newKey).open(sealed, 's')).toBeUndefined();
});

it('when a byte was changed or the text is none of ours, then it does not open', () => {
  for (const seal of [sealOf(newKey), plainSealOf(newKey)]) {
    const sealed = seal.seal('content', 's');
    const changed = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.at(-1);
    const others = [
      '',
      'v1',
      'v1.',
      'v1..',
      'v1...',
      `v2${sealed.slice(2)}`,
      `${sealed}.A`,
      sealed.slice(0, 30),
    ];
    for (const text of [changed, ...others]) expect(seal.open(text, 's')).toBeUndefined();
  }
});

it('when the purpose is another, then the same secret opens nothing', () => {
  const sealed = sealOf(newKey).seal('content', 's');
  expect(createSeal({ secrets: [newKey], purpose: 'other' }).open(sealed, 's')).toBeUndefined();
});

it('when a key is too short or there is none, then the start fails', () => {
  expect(() => sealOf('short')).toThrow(/32/);
  expect(() => sealOf()).toThrow(/key/);
  expect(() => plainSealOf()).toThrow(TypeError);
});

it('when sessions and signing keys were sealed by the versions before, then they open', () => {
  const session = 'v1.4eb3e051.NpSQ0dTpnR47S_5latSoUs6RWrxywaajSGPP8LSnXGq5jihpTBFZWiLO';
  expect(sealOf(newKey, oldKey).open(session, 'session-1')?.text).toBe('content 你好');
  const signingKey = 'v1.mrGzwOkSqzfTkgur0l6jenLBMKUvpVCHb2oP0cd3tipApNJozyt4N3Bzgw';
  const seal = plainSealOf('new secret of enough letters', 'old secret of enough letters');
  expect(seal.open(signingKey, 'kid-1')).toEqual({ text: '{"d":"private"}', isNewest: false });
});

it('when versions run beside each other, then what is sealed has the form that the one before reads', () => {
  expect(sealOf(oldKey).seal('content', 's')).toMatch(/^v1\.4eb3e051\.[\w-]{47}$/);
  expect(plainSealOf(oldKey).seal('content', 's')).toMatch(/^v1\.[\w-]{47}$/);
});
