import * as v from 'valibot';
import { type BootData, bootDataElementId, bootDataSchema } from '#shared/contracts';

export type BootReading = { ok: true; data: BootData } | { ok: false; reason: string };

/** Reads and checks what the server wrote into the page. */
export function readBootData(root: Pick<Document, 'getElementById'> = document): BootReading {
  const text = root.getElementById(bootDataElementId)?.textContent;
  if (!text) return { ok: false, reason: 'boot data missing' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'boot data is not JSON' };
  }
  const parsed = v.safeParse(bootDataSchema, json);
  if (parsed.success) return { ok: true, data: parsed.output };
  const at = parsed.issues.map((issue) => v.getDotPath(issue) ?? '').join(', ');
  return { ok: false, reason: `boot data is broken at ${at}` };
}

let reading: BootReading | undefined;

/**
 * The boot data of this page, read once.
 * @throws Error when it is missing or broken; the start-up shows that before anything else asks.
 */
export function getBootData(): BootData {
  reading ??= readBootData();
  if (!reading.ok) throw new Error(reading.reason);
  return reading.data;
}
