import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createScriptStep, type Step } from '#bff/http';

/** Address of the notice. Browsers without modules load it by themselves, others when they lack what the shell needs. */
export const oldBrowserPath = '/old-browser.js';

/**
 * Sends the script that warns users of old browsers. It is written so that Internet Explorer 6 understands it (A13).
 */
export function createOldBrowserStep(): Step {
  return createScriptStep(
    oldBrowserPath,
    readFileSync(path.join(import.meta.dirname, 'old-browser.js'), 'utf8'),
  );
}
