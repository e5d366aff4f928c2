import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { chakra } from '../ui/index.ts';
import type { ChartData } from './chart-data.ts';

const Table = chakra('table', { base: { width: '100%', borderCollapse: 'collapse', fontSize: 'sm' } });
const cell = {
  base: {
    paddingInline: '3',
    paddingBlock: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    textAlign: 'start',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;
const Head = chakra('th', cell);
const Cell = chakra('td', cell);

/** The figures of a chart as a table: for screen readers, and for all who would rather read them. */
export function ChartTable({ title, data }: { title: string; data: ChartData }): ReactElement {
  const { formatNumber } = useIntl();
  return (
    <Table aria-label={title}>
      <thead>
        <tr>
          {[data.category, ...data.series].map((label) => (
            <Head key={label} scope="col" color="fg.muted">
              {label}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(({ label, values }) => (
          <tr key={label}>
            <Head scope="row">{label}</Head>
            {data.series.map((name, at) => (
              <Cell key={name} fontVariantNumeric="tabular-nums">
                {formatNumber(values[at] ?? 0)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
