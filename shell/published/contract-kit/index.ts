/** What an app has to keep before it is released, and the harness that examines it in a browser. Runs in Node. */
export type { Playwright } from './browser/browser-types.ts';
export { type BuiltFile, readApp } from './built-app.ts';
export { describeFindings } from './describe-findings.ts';
export { checkFiles } from './files/check-files.ts';
export type { Finding } from './finding.ts';
export { fetchPortalShell, readPackedShell, type ShellSource } from './harness/shell-source.ts';
export type { Answers } from './harness/stand-in-services.ts';
export { type ContractKitOptions, runContractKit } from './run-contract-kit.ts';
