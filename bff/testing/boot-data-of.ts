import * as v from 'valibot';
import { type BootData, bootDataSchema } from '#shared/contracts';
import type { Reply } from './ask.ts';

/** The boot data that a page carries. */
export function bootDataOf({ text }: Pick<Reply, 'text'>): BootData {
  const json = /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(text)?.[1];
  return v.parse(bootDataSchema, JSON.parse(json ?? ''));
}
