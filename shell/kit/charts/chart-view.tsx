import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactElement, Suspense, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { EmptyView } from '../controls/index.ts';
import { ErrorBoundary, lazy } from '../error-boundary/index.ts';
import { ExportButton } from '../export/index.ts';
import { printElement } from '../printing/index.ts';
import { ScrollContainer } from '../scrolling/index.ts';
import { Box, Button, Flex, Heading, Skeleton, Text, VisuallyHidden } from '../ui/index.ts';
import { type ChartData, type ChartKind, type ChartRow, isEmptyChart } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { plotHeight, plotMaxHeight } from './plot-size.ts';

const Plot = lazy(() => import(/* webpackChunkName: "plot" */ './plot/plot.tsx'));

export interface ChartViewProps {
  kind: ChartKind;
  /** Heading, name of the table, of the exported file and of the printed sheet. */
  title: string;
  data: ChartData;
  /** What an empty chart says below "No data". */
  emptyText?: string | undefined;
}

/** Figures as a chart, with the same as a table, an export and a print. The code that draws comes later. */
export function ChartView(props: ChartViewProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Figure {...props} />
    </RoomWords>
  );
}

function Figure({ kind, title, data, emptyText }: ChartViewProps): ReactElement {
  const { formatMessage } = useIntl();
  const figure = useRef<HTMLElement>(null);
  const headingId = useId();
  const [isTable, setTable] = useState(false);
  const isEmpty = isEmptyChart(data);
  const print = async (): Promise<undefined> => {
    if (figure.current) await printElement(figure.current, title);
  };
  return (
    <Box as="figure" ref={figure} aria-labelledby={headingId} margin="0" minWidth="0">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" marginBottom="3">
        <Heading as="h2" id={headingId} size="md" flex="1 1 10rem" minWidth="0" overflowWrap="anywhere">
          {title}
        </Heading>
        {isEmpty ? null : (
          <Flex wrap="wrap" gap="2">
            <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={() => setTable(!isTable)}>
              {isTable ? <ChartColumn size={18} aria-hidden /> : <Table2 size={18} aria-hidden />}
              {formatMessage({ id: isTable ? 'kit.charts.asChart' : 'kit.charts.asTable' })}
            </Button>
            <ExportButton title={title} source={toSource(data)} print={print} />
          </Flex>
        )}
      </Flex>
      {isEmpty ? <EmptyView type="dashboard" text={emptyText} /> : null}
      {!isEmpty && isTable ? <ChartTable title={title} data={data} /> : null}
      {isEmpty || isTable ? null : <Drawing kind={kind} title={title} data={data} />}
    </Box>
  );
}

function Drawing({ kind, title, data }: Omit<ChartViewProps, 'emptyText'>): ReactElement {
  const { formatMessage } = useIntl();
  const table = <ChartTable title={title} data={data} />;
  const height = plotHeight(kind, data.rows.length);
  return (
    <ErrorBoundary fallback={() => table}>
      <VisuallyHidden>
        {table}
        <Text>{formatMessage({ id: 'kit.charts.keys' })}</Text>
      </VisuallyHidden>
      <Suspense fallback={<Skeleton height={`${Math.min(height, plotMaxHeight)}px`} />}>
        <ScrollContainer
          label={formatMessage({ id: 'kit.charts.scroll' }, { title })}
          maxHeight={`${plotMaxHeight}px`}
        >
          <Plot kind={kind} title={title} data={data} height={height} />
        </ScrollContainer>
      </Suspense>
    </ErrorBoundary>
  );
}

function toSource({ category, series, rows }: ChartData) {
  return {
    columns: [
      { label: category, value: ({ label }: ChartRow) => label },
      ...series.map((label, at) => ({ label, value: ({ values }: ChartRow) => values[at] ?? 0 })),
    ],
    rows,
  };
}
