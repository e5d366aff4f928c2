import { FileSpreadsheet, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { PrintButton, type PrintButtonProps } from '../printing/index.ts';
import { Button, Flex, Text, VisuallyHidden } from '../ui/index.ts';
import type { ExportSource } from './export-source.ts';
import { ListPrintButton } from './list-print-button.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { useExport } from './use-export.ts';

export interface ExportButtonProps<Row> {
  /** Names file and sheet, in the language of the page. */
  title: string;
  /** All rows that the filters leave, not only the page that is shown. */
  source: ExportSource<Row>;
  /** There is nothing to export. Default false. */
  disabled?: boolean | undefined;
  /** Prints something else than the rows, such as the chart that shows them. */
  print?: PrintButtonProps['print'] | undefined;
}

/** Saves a table as a spreadsheet; while that runs it says how far it is and can be stopped. Its rows are printed by the button beside it. */
export function ExportButton<Row>(props: ExportButtonProps<Row>): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

const size = { variant: 'outline', minHeight: { base: '11', md: '10' } } as const;

function Content<Row>({ title, source, disabled = false, print }: ExportButtonProps<Row>): ReactElement {
  const { formatMessage } = useIntl();
  const { isBusy, progress, start, cancel } = useExport(title, source);
  const state = progress
    ? formatMessage({ id: 'kit.export.progress' }, { ...progress })
    : formatMessage({ id: 'kit.export.busy' });
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Button {...size} loading={isBusy} disabled={disabled} onClick={start}>
        <FileSpreadsheet size={18} strokeWidth={1.75} aria-hidden />
        {formatMessage({ id: 'kit.export.label' })}
      </Button>
      {isBusy ? (
        <>
          <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
            {state}
          </Text>
          <Button variant="plain" size="sm" minHeight={{ base: '11', md: '10' }} onClick={cancel}>
            <X size={16} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: 'kit.export.cancel' })}
          </Button>
        </>
      ) : null}
      {print ? <PrintButton print={print} disabled={disabled} /> : null}
      {!print && 'columns' in source ? (
        <ListPrintButton title={title} source={source} disabled={disabled} />
      ) : null}
      {/* The count would be read out with every page; that it runs is enough. */}
      <VisuallyHidden role="status">{isBusy ? formatMessage({ id: 'kit.export.busy' }) : ''}</VisuallyHidden>
    </Flex>
  );
}
