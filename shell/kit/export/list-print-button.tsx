import { type ReactElement, useEffect, useRef } from 'react';
import { PrintButton } from '../printing/index.ts';
import { printRows, type RowSource } from './print-rows.ts';

interface ListPrintButtonProps<Row> {
  title: string;
  source: RowSource<Row>;
  disabled: boolean;
}

/** Prints what the export would hold (P07); loading ends with the page that asked for it. */
export function ListPrintButton<Row>({ title, source, disabled }: ListPrintButtonProps<Row>): ReactElement {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const print = async () => {
    const { signal } = leaving.current;
    return printRows(title, source, signal).catch((error: unknown) => {
      if (signal.aborted) return undefined;
      throw error;
    });
  };
  return <PrintButton disabled={disabled} print={print} />;
}
