import { readFileSync } from 'node:fs';

/**
 * Reads a file of results. Each line is one of `{planned}`, `{test, file, status, seconds}` and `{ended, seconds}`; what is planned
 * ends under the same name. A last line that was cut off counts as not written.
 * @returns counts, the tests that failed or were skipped by name, the names of what is left, and the seconds of each file
 */
export function readResults(file) {
  const lines = readLines(file);
  const tests = lines.filter((line) => line.test !== undefined);
  const named = (status) => tests.filter((test) => test.status === status).map(({ test }) => test);
  const ended = new Set(lines.map(({ ended }) => ended));
  return {
    passed: named('passed').length,
    failed: named('failed'),
    skipped: named('skipped'),
    left: lines
      .filter(({ planned }) => planned !== undefined && !ended.has(planned))
      .map(({ planned }) => planned),
    hasBegun: lines.length > 0,
    seconds: secondsByFile(tests),
  };
}

function secondsByFile(tests) {
  const seconds = {};
  for (const test of tests) seconds[test.file] = (seconds[test.file] ?? 0) + test.seconds;
  return seconds;
}

/** The objects of a file of lines, as far as a program that may have been killed wrote them. */
export function readLines(file) {
  const lines = [];
  for (const text of readText(file).split('\n')) {
    try {
      if (text) lines.push(JSON.parse(text));
    } catch {
      // The line that a killed program was writing.
    }
  }
  return lines;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
