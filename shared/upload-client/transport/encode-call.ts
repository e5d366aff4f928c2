import { type Call, flattenForm } from '#shared/contracts';

/** The body of a call that uploads use: multipart with its files, else a form (D03, D04). */
export function encodeCall(call: Call, payload: Record<string, unknown>): FormData | URLSearchParams {
  if (call.encoding !== 'multipart') return new URLSearchParams(flattenForm(payload));
  const form = new FormData();
  // The file comes last, so that the server knows all fields before the bytes.
  const fields = Object.entries(payload).filter(([, value]) => !(value instanceof Blob));
  for (const [name, text] of flattenForm(Object.fromEntries(fields))) form.append(name, text);
  for (const [name, value] of Object.entries(payload)) if (value instanceof Blob) form.append(name, value);
  return form;
}
