import { match } from 'pinyin-pro';
import type { ReadsAs } from './find-items.ts';

/** A chunk of its own: the readings of all characters are large. */
export const readsAs: ReadsAs = (name, typed) =>
  match(name, typed, { precision: 'start', continuous: true, v: true }) !== null;
