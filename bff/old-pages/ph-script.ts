import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createScriptStep, type Step } from '#bff/http';
import { defaultLanguage, listLanguages, readsEnglish } from '#shared/language';

/** Address of the script that gives old pages the global `PH`. */
export const phScriptPath = '/bff/ph.js';

/**
 * The script as this deployment answers it; pages read from `PH.env` whether it is a development one.
 * @param portal origin of the portal, on the second origin for pages that nobody trusts; empty on its own
 */
export function readPhScript(isDevelopment = false, portal = ''): string {
  const script = readFileSync(path.join(import.meta.dirname, 'ph.js'), 'utf8');
  const written = script.replace("{ en: 'en' }", JSON.stringify(languagesRead()));
  const placed = written.replace("var portal = ''", `var portal = ${JSON.stringify(portal)}`);
  return isDevelopment ? placed.replace("'production'", "'development'") : placed;
}

function languagesRead(): Record<string, string> {
  return Object.fromEntries(
    listLanguages().map(({ tag }) => [tag, readsEnglish(tag) ? 'en' : defaultLanguage]),
  );
}

/** Answers that script; it is the same for everybody. */
export function createPhScriptStep(isDevelopment?: boolean, portal?: string): Step {
  // Framed pages of other origins load it too. It says nothing about anybody.
  return createScriptStep(phScriptPath, readPhScript(isDevelopment, portal), {
    'cross-origin-resource-policy': 'cross-origin',
  });
}
