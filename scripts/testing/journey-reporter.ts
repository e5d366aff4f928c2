import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { projectRoot } from '../build/paths.ts';
import { Progress } from './progress.ts';
import { writeResults } from './write-result.ts';

/** Reporter of Playwright: writes each result as it comes, and prints each failure when it happens. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class JourneyReporter implements Reporter {
  #progress = new Progress('journeys', 0);

  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    this.#progress = new Progress('journeys', tests.length);
    writeResults(tests.map((test) => ({ planned: nameOf(test) })));
  }

  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    const outcome = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    const [name, seconds] = [nameOf(test), duration / 1000];
    this.#progress.count(outcome);
    this.#progress.end();
    writeResults([
      { test: name, file: fileOf(test), status: outcome, seconds },
      { ended: name, seconds },
    ]);
    if (outcome === 'failed') print(`${name} (${status})`, errors);
  }

  /** A server that did not start, a file that could not be loaded. */
  onError(error: TestError): void {
    const name = 'an error outside of any journey';
    writeResults([{ test: name, file: name, status: 'failed', seconds: 0 }]);
    print(name, [error]);
  }

  printsToStdio(): boolean {
    return true;
  }
}

/** `zh-desktop › sign-in.spec.ts › when …` */
function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(' › ');
}

/** Path below the project of the file that a journey stands in. */
function fileOf(test: TestCase): string {
  let suite: Suite | undefined = test.parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return path.relative(projectRoot, suite?.location?.file ?? '').replaceAll(path.sep, '/');
}

function print(name: string, errors: readonly TestError[]): void {
  const reasons = errors.map(({ message, value, snippet }) =>
    [message ?? value, snippet].filter(Boolean).join('\n'),
  );
  console.log(['', `✗ ${name}`, ...reasons].join('\n'));
}
