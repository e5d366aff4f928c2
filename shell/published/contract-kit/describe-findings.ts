import type { Finding } from './finding.ts';

/** Findings as lines for people. */
export function describeFindings(findings: readonly Finding[]): string {
  return findings.map(({ check, message, advice }) => `✗ ${check}: ${message}\n  ${advice}`).join('\n');
}
