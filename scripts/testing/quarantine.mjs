import { readFileSync } from 'node:fs';
import { inProject } from '../install/project.mjs';

/**
 * Tests that were red and green on one commit, until they are mended: `docs/testing.md`.
 * @returns {{test: string, since: string, until: string, reason: string}[]}
 */
export function readQuarantine() {
  return JSON.parse(readFileSync(inProject('tests', 'quarantine.json'), 'utf8'));
}

/** Takes the tests in quarantine out of what failed, and says that they did. */
export function withoutQuarantined(outcome, quarantine) {
  const isListed = (name) => quarantine.some(({ test }) => test === name);
  for (const name of outcome.failed.filter(isListed)) console.log(`in quarantine, and failed: ${name}`);
  return { ...outcome, failed: outcome.failed.filter((name) => !isListed(name)) };
}
