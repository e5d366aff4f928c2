import { expect, test } from 'vitest';
import { createSliceSizes, defaultSlice, maxSlice, minSlice } from './slice-sizes.ts';

const day = 24 * 60 * 60 * 1000;

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

test('when a size is refused, then it is halved down to 256 KB and no further', () => {
  const sizes = createSliceSizes({ storage: createStorage(), network: () => 'wifi' });
  const found: number[] = [];
  while (sizes.shrink(sizes.current())) found.push(sizes.current());
  expect(found).toEqual([defaultSlice / 2, defaultSlice / 4, minSlice]);
});

test('when two requests of one size are refused, then it is halved once', () => {
  const sizes = createSliceSizes({ storage: createStorage(), network: () => 'wifi' });
  sizes.shrink(defaultSlice);
  expect(sizes.shrink(defaultSlice)).toBe(true);
  expect(sizes.current()).toBe(defaultSlice / 2);
});

test('when chunks are quick, then the next file has larger ones, up to 8 MB', () => {
  const sizes = createSliceSizes({ storage: createStorage(), network: () => 'wifi' });
  sizes.onFileSent(1500);
  expect(sizes.current()).toBe(defaultSlice);
  for (let count = 0; count < 5; count += 1) sizes.onFileSent(200);
  expect(sizes.current()).toBe(maxSlice);
});

test('when a size was refused, then quick chunks do not grow beyond what passed', () => {
  const sizes = createSliceSizes({ storage: createStorage(), network: () => 'wifi' });
  sizes.shrink(defaultSlice);
  sizes.onFileSent(10);
  expect(sizes.current()).toBe(defaultSlice / 2);
});

test('when the page is loaded again, then the size of that network is known for a day', () => {
  const storage = createStorage();
  let now = 0;
  let network = 'wifi';
  const open = () => createSliceSizes({ storage, network: () => network, now: () => now });
  open().shrink(defaultSlice);
  expect(open().current()).toBe(defaultSlice / 2);
  network = 'cellular';
  expect(open().current()).toBe(defaultSlice);
  network = 'wifi';
  now = day + 1;
  expect(open().current()).toBe(defaultSlice);
});

test.each(['no json', '[]', '{"wifi":{"size":3,"limit":9,"until":9e15}}'])(
  'when the storage holds %s, then the default counts',
  (written) => {
    const storage = { ...createStorage(), getItem: () => written };
    expect(createSliceSizes({ storage, network: () => 'wifi' }).current()).toBe(defaultSlice);
  },
);

test('when the storage is full, then this page remembers it', () => {
  const setItem = (): never => {
    throw new DOMException('', 'QuotaExceededError');
  };
  const sizes = createSliceSizes({ storage: { ...createStorage(), setItem }, network: () => 'wifi' });
  sizes.shrink(defaultSlice);
  expect(sizes.current()).toBe(defaultSlice / 2);
});
