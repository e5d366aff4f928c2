import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createScriptStep, type Step } from '#bff/http';

/** Address of the script that loads a bundle into the page of its frame. */
export const viewportScriptPath = '/bff/viewport.js';

/** Answers that script; it is the same for everybody. */
export function createViewportScriptStep(): Step {
  return createScriptStep(
    viewportScriptPath,
    readFileSync(path.join(import.meta.dirname, 'viewport.js'), 'utf8'),
  );
}
