/** Reporter of Playwright: prints each failure when it happens. The other reporters wait for an end that a killed run never has. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by its default export
export default class FailuresAtOnce {
  onTestEnd(test, { status, errors }) {
    if (status === test.expectedStatus || status === 'skipped') return;
    const reasons = errors.map(({ message, value }) => message ?? value).join('\n');
    console.log(`\n${status}: ${test.titlePath().filter(Boolean).join(' › ')}\n${reasons}`);
  }
  printsToStdio() {
    return true;
  }
}
