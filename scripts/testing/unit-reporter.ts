import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectRoot } from '../build/paths.ts';
import { Progress } from './progress.ts';
import { writeResults } from './write-result.ts';

type Failure = { message: string; stack?: string | undefined; diff?: string | undefined; cause?: unknown };

/** Reporter of Vitest: writes each result as it comes, and prints each failure when it happens. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export
export default class UnitReporter implements Reporter {
  #progress = new Progress('files', 0);

  onTestRunStart(specifications: readonly { moduleId: string }[]): void {
    const files = [...new Set(specifications.map(({ moduleId }) => nameOf(moduleId)))];
    this.#progress = new Progress('files', files.length);
    writeResults(files.map((planned) => ({ planned })));
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === 'pending') return;
    const file = nameOf(test.module.moduleId);
    const name = `${file} › ${test.fullName}`;
    this.#progress.count(result.state);
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    writeResults([{ test: name, file, status: result.state, seconds }]);
    if (result.state === 'failed') print(name, result.errors);
  }

  onTestModuleEnd(module: TestModule): void {
    const file = nameOf(module.moduleId);
    const seconds = module.diagnostic().duration / 1000;
    const errors = module.errors();
    // A file or a suite that could not even be set up has no failed test to say so.
    const isBroken = module.state() === 'failed' && !hasFailedTest(module);
    if (errors.length > 0 || isBroken) {
      this.#progress.count('failed');
      writeResults([{ test: file, file, status: 'failed', seconds }]);
      print(file, [...errors, ...suiteErrors(module)]);
    }
    writeResults([{ ended: file, seconds }]);
    this.#progress.end();
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Failure[]): void {
    if (unhandled.length === 0) return;
    const name = 'an error outside of any test';
    writeResults(unhandled.map(() => ({ test: name, file: name, status: 'failed', seconds: 0 })));
    print(name, unhandled);
  }
}

function nameOf(moduleId: string): string {
  return path.relative(projectRoot, moduleId).replaceAll(path.sep, '/');
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}

function suiteErrors(module: TestModule): Failure[] {
  return [...module.children.allSuites()].flatMap((suite) => suite.errors());
}

function print(name: string, failures: readonly Failure[]): void {
  const reasons = failures.map(({ message, cause, stack, diff }) => [
    message,
    causeLine(cause),
    diff,
    ownLines(stack),
  ]);
  console.log(['', `✗ ${name}`, ...reasons.flat()].filter((line) => line !== undefined).join('\n'));
}

/** A failed fetch says only here why it failed. */
function causeLine(cause: unknown): string | undefined {
  const { message } = (cause ?? {}) as { message?: unknown };
  return typeof message === 'string' ? `because of: ${message}` : undefined;
}

/** Lines of a stack that lie in the project. */
function ownLines(stack = ''): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return lines.slice(0, 5).join('\n');
}
