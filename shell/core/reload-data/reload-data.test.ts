import { beforeEach, expect, test, vi } from 'vitest';
import { findReloadData, keepReloadData, pageOf } from './reload-data.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

test('when a page is loaded anew, then it has its data back, and each load counts', () => {
  keepReloadData('/a#/list', { count: 0, scrollTop: 800 });
  expect(findReloadData('/a#/list')).toEqual({ count: 1, scrollTop: 800 });
  keepReloadData('/a#/list', { count: 1, scrollTop: 0 });
  expect(findReloadData('/a#/list')).toEqual({ count: 2, scrollTop: 0 });
});

test('when another page is loaded, then it gets nothing', () => {
  keepReloadData('/a#/list', { count: 0, scrollTop: 800 });
  expect(findReloadData('/a#/other')).toBeUndefined();
});

test.each(['', 'x', 'null', '{"page":"/a"}', '{"page":"/a","count":"1","scrollTop":1}'])(
  'when what is kept is %j, then it counts as nothing',
  (text) => {
    kept.set('reloadData', text);
    expect(findReloadData('/a')).toBeUndefined();
  },
);

test('when the browser keeps nothing, then the page does without', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keepReloadData('/a', { count: 0, scrollTop: 1 });
  expect(findReloadData('/a')).toBeUndefined();
});

test('when a page is named, then what somebody searched for is not, nor what is no route', () => {
  expect(pageOf({ pathname: '/a', hash: '#/list?keyword=周敏' })).toBe('/a#/list');
  expect(pageOf({ pathname: '/a', hash: '#access_token=geheim' })).toBe('/a');
});
