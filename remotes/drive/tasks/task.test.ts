import { expect, test } from 'vitest';
import { buildEntry, buildFolder } from '../testing/build-entry.ts';
import { commandsFor } from './task.ts';

const free = { isBin: false, mayShare: true };

test('when one entry may be edited, then all can be done with it', () => {
  expect(commandsFor([buildEntry()], free)).toEqual([
    'open',
    'download',
    'share',
    'move',
    'copy',
    'rename',
    'details',
    'remove',
  ]);
});

test('when an entry may only be viewed, then it can be read, saved and copied', () => {
  expect(commandsFor([buildEntry({ role: 'view' })], free)).toEqual(['open', 'download', 'copy', 'details']);
});

test('when one of several may only be viewed, then none is moved or removed', () => {
  expect(commandsFor([buildFolder(), buildEntry({ role: 'view' })], free)).toEqual(['download', 'copy']);
});

test('when the user holds no code for sharing, then it is not offered', () => {
  expect(commandsFor([buildEntry()], { ...free, mayShare: false })).not.toContain('share');
});

test('when entries lie in the recycle bin, then they come back or go for good', () => {
  expect(commandsFor([buildEntry()], { ...free, isBin: true })).toEqual(['restore', 'purge']);
  expect(commandsFor([buildEntry({ role: 'view' })], { ...free, isBin: true })).toEqual([]);
});

test('when a search has found an entry, then its folder opens where the user belongs to its space', () => {
  const ownSpaces = new Set(['s1']);
  expect(commandsFor([buildEntry({ spaceId: 's1' })], { ...free, ownSpaces })).toContain('reveal');
  expect(commandsFor([buildEntry({ spaceId: 's2' })], { ...free, ownSpaces })).not.toContain('reveal');
});
