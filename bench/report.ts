import { type Finding, outcomeOf } from './outcome.ts';

export interface BenchReport {
  date: string;
  machine: Record<string, string>;
  findings: Finding[];
  /** Raw figures, table by table, for who wants to look behind the findings. */
  tables: { title: string; rows: Record<string, string | number>[] }[];
}

/** The report as markdown: the findings with their limits first, then the raw tables. */
export function formatReport({ date, machine, findings, tables }: BenchReport): string {
  return [
    `# Measurements of ${date}`,
    Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(' · '),
    markdownTable(findings.map(findingRow)),
    ...tables.map(({ title, rows }) => `## ${title}\n\n${markdownTable(rows)}`),
  ].join('\n\n');
}

function markdownTable(rows: Record<string, string | number>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: string | number | undefined) =>
    typeof value === 'number' ? format(value) : (value ?? '');
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${columns.map((column) => cell(row[column])).join(' | ')} |`),
  ].join('\n');
}

function findingRow(finding: Finding) {
  return {
    what: finding.name,
    measured: finding.measured === undefined ? '–' : `${format(finding.measured)} ${finding.unit}`.trim(),
    limit: `${finding.limit.is} ${format(finding.limit.value)} ${finding.unit}`.trim(),
    verdict: outcomeOf(finding),
    note: [
      finding.note,
      finding.noise === undefined ? undefined : `A/A ${(finding.noise * 100).toFixed(1)} %`,
    ]
      .filter(Boolean)
      .join('; '),
  };
}

function format(value: number): string {
  if (Math.abs(value) >= 1000) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 3).replace(/\.?0+$/, '');
}
