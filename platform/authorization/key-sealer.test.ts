import { expect, it } from 'vitest';
import { createKeySealer } from './key-sealer.ts';

const [old, current] = ['old secret of enough letters', 'new secret of enough letters'];

it('when a text is sealed, then nothing of it is seen, and it opens under its own label only', () => {
  const sealer = createKeySealer([current]);
  const sealed = sealer.seal('{"d":"private"}', 'kid-1');
  expect(sealed).not.toContain('private');
  expect(sealer.seal('{"d":"private"}', 'kid-1')).not.toBe(sealed);
  expect(sealer.open(sealed, 'kid-1')).toEqual({ text: '{"d":"private"}', isNewest: true });
  expect(sealer.open(sealed, 'kid-2')).toBeUndefined();
  expect(sealer.open(`${sealed.slice(0, -2)}AA`, 'kid-1')).toBeUndefined();
  expect(sealer.open('v1.', 'kid-1')).toBeUndefined();
});

it('when a secret is replaced, then both open while the old one is there', () => {
  const sealed = createKeySealer([old]).seal('text', 'l');
  expect(createKeySealer([current, old]).open(sealed, 'l')).toEqual({ text: 'text', isNewest: false });
  expect(createKeySealer([current]).open(sealed, 'l')).toBeUndefined();
});

it('when a text is of before the sealing, then it opens as it is', () =>
  expect(createKeySealer([current]).open('{"kty":"RSA"}', 'l')).toEqual({
    text: '{"kty":"RSA"}',
    isNewest: false,
  }));

it('when there is no secret, then nothing starts', () =>
  expect(() => createKeySealer([])).toThrow(TypeError));
