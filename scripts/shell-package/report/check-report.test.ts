import { expect, test } from 'vitest';
import { checkReport, listChanges } from './check-report.ts';
import { formatReport, parseReport, type ShellReport } from './format-report.ts';

const report: ShellReport = {
  version: '1.0.0',
  signatures: new Map([
    ['apps · log', '#shell/core/app-log/app-log · log'],
    ['#shell/core/app-log/app-log · log', 'declare function log(level: LogLevel, text: string): void;'],
  ]),
};

function withSignature(place: string, text: string): ShellReport {
  return { ...report, signatures: new Map([...report.signatures, [place, text]]) };
}

test('when a report is written and read, then it is the same', () =>
  expect(parseReport(formatReport(report))).toEqual(report));

test('when a signature changes and the version does not, then the refusal names it', () => {
  const changed = withSignature('#shell/core/app-log/app-log · log', 'declare function log(): void;');
  expect(() => checkReport(report, changed)).toThrow(
    /still 1\.0\.0:\n#shell\/core\/app-log\/app-log · log has changed$/,
  );
  expect(() => checkReport(report, { ...changed, version: '2.0.0' })).not.toThrow();
});

test('when exports come and go, then both are said', () =>
  expect(listChanges(report.signatures, new Map([['apps · note', 'x']]))).toEqual([
    '#shell/core/app-log/app-log · log is gone',
    'apps · log is gone',
    'apps · note is new',
  ]));

test('when nothing changed, then nothing is refused', () =>
  expect(() => checkReport(report, report)).not.toThrow());
