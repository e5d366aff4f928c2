import type { AuditLogLine } from '#shared/contracts';

const columns = [
  'at',
  'event',
  'userId',
  'loginName',
  'realName',
  'ip',
  'deviceLabel',
  'detail',
  'actorId',
  'actorName',
] as const satisfies readonly (keyof AuditLogLine)[];

/** A spreadsheet computes what begins like this, also behind blanks. */
const formula = /^\s*[=+\-@]/;

/** The audit trail as CSV (RFC 4180); by the mark at its start spreadsheets know that it is UTF-8. */
export function formatAuditCsv(lines: readonly AuditLogLine[]): string {
  const rows = lines.map((line) => columns.map((column) => cell(line[column])).join(','));
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

function cell(value: string | null): string {
  const text = value ?? '';
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
