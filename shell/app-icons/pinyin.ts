import { match } from 'pinyin-pro';
import type { ReadsAs } from './icon-search.ts';

/** A chunk of its own: the readings of all characters are large and wanted only by those who type letters. */
export const readsAs: ReadsAs = (name, typed) =>
  match(name, typed, { precision: 'start', continuous: true, v: true }) !== null;
