import { flattenForm } from '#shared/contracts';

export interface DownloadForm {
  /** Below `/api` or `/zuul` of this origin. */
  path: string;
  /** Default `get`. */
  method?: 'get' | 'post';
  /** What travels along; undefined and null are left out, what is nested gets dotted keys (D03). */
  parameters?: Readonly<Record<string, unknown>>;
}

const allowed = /^\/(?:api|zuul)\//;
/** Milliseconds until the form is taken out of the page again (N10). */
const cleanUpAfterMs = 500;

/**
 * Downloads a file by a form, as a browser does it without script: the file never stands in memory, and nobody learns how it went. A refusal
 * opens in a tab of its own, so the page and what is typed in it stay. Prefer a request where progress or errors matter.
 * The browser itself says where a form comes from, so it needs no field against forgery (D-46).
 * @throws TypeError where the path leads elsewhere
 */
export function downloadByForm({ path, method = 'get', parameters = {} }: DownloadForm): void {
  // As a browser reads it: `/api/../` leads out again.
  const address = new URL(path, location.origin);
  if (!allowed.test(path) || !allowed.test(address.pathname))
    throw new TypeError(`${path} is no path of the services`);
  const form = document.createElement('form');
  form.method = method;
  form.action = path;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of flattenForm(withoutNothing(parameters))) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  setTimeout(() => form.remove(), cleanUpAfterMs);
}

function withoutNothing(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(parameters);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null));
}
