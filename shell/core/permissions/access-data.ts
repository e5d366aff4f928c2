import * as v from 'valibot';
import { type AccessData, accessDataSchema, defaultGateRules } from '#shared/app-access';
import { getBootData } from '../boot/index.ts';

const unknown: AccessData = { rules: defaultGateRules, pagePrefixes: [], serverVersion: null, menu: null };

let read: AccessData | undefined;

/** What the server wrote into the page for the gate; the strictest rules where that cannot be read. */
export function getAccessData(): AccessData {
  if (!read) {
    const parsed = v.safeParse(accessDataSchema, getBootData().access);
    read = parsed.success ? parsed.output : unknown;
  }
  return read;
}
