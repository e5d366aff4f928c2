import { expect, test } from 'vitest';
import { type RegistryEntry, userTypeCodes } from '#shared/contracts';
import { findHost } from './find-host.ts';

function remote(name: string, slots?: RegistryEntry['slots']): RegistryEntry {
  return {
    name,
    code: name,
    names: { 'zh-CN': name, en: name },
    version: '1.0.0',
    minServerVersion: '1.0.0',
    paths: [`/${name}`],
    audience: { signedIn: true, userTypes: [] },
    frame: 'framed',
    ...(slots ? { slots } : {}),
    entry: `/assets/${name}/remoteEntry.js?v=1`,
    preload: [],
    preloadWords: { 'zh-CN': [], en: [] },
  };
}

const place = remote('place');
const section = { host: 'place', code: 'notes', group: 'portal', icon: 'audit' } as const;
const notes = remote('notes', {
  sections: [
    { ...section, address: '/notes#/all' },
    { ...section, address: '/notes/unit', userTypes: [userTypeCodes.administrator] },
  ],
});
const userType = userTypeCodes.teacher;

test('when a page is a section of another remote, then that is its host, whatever the hash', () => {
  expect(findHost({ entry: notes, path: '/notes', userType }, [place, notes])).toBe(place);
});

test('when another page of the remote is open, or one that is a section for others, then there is none', () => {
  expect(findHost({ entry: notes, path: '/notes/mine', userType }, [place, notes])).toBeUndefined();
  expect(findHost({ entry: notes, path: '/notes/unit', userType }, [place, notes])).toBeUndefined();
  expect(findHost({ entry: place, path: '/place', userType }, [place, notes])).toBeUndefined();
});

test('when the user may not open the host, then there is none', () => {
  expect(findHost({ entry: notes, path: '/notes', userType }, [notes])).toBeUndefined();
});
