import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createScriptStep, type Step } from '#bff/http';

/** Address of the notice. Browsers without modules load it by themselves, others when they lack what the shell needs. */
export const oldBrowserPath = '/old-browser.js';

/** Answers the script that tells users of old browsers so, in words that Internet Explorer 6 understands (A13). */
export const createOldBrowserStep = (): Step =>
  createScriptStep(oldBrowserPath, readFileSync(path.join(import.meta.dirname, 'old-browser.js'), 'utf8'));
