import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRequestError } from '../../core/request/index.ts';
import { notify } from '../notify/index.ts';
import type { ExportSource } from './export-source.ts';
import { type Exported, exportTable } from './export-table.ts';
import { maxRows } from './load-all-rows.ts';

/** Milliseconds that the button is busy at least, so that a click is seen and a second one does nothing (N09). */
const minBusyMs = 800;

export interface Export {
  isBusy: boolean;
  /** How many rows are here of how many; undefined while nobody knows. */
  progress: { loaded: number; wanted: number } | undefined;
  /** Does nothing while one is running. */
  start: () => void;
  cancel: () => void;
}

/** One export at a time, with what became of it said to the user. */
export function useExport<Row>(title: string, source: ExportSource<Row>): Export {
  const { formatMessage } = useIntl();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Export['progress']>();
  useEffect(() => () => running.current?.abort(), []);

  const say = ({ rows = 0, total = 0 }: Exported): void => {
    if (total > rows)
      notify(formatMessage({ id: 'kit.export.cut' }, { max: maxRows, total }), {
        tone: 'warning',
        duration: 6000,
      });
    else notify(formatMessage({ id: 'kit.export.done' }), { tone: 'success' });
  };
  const run = async (controller: AbortController): Promise<void> => {
    const pause = new Promise((resolve) => setTimeout(resolve, minBusyMs));
    try {
      const { signal } = controller;
      const onProgress = (loaded: number, wanted: number): void => setProgress({ loaded, wanted });
      say(await exportTable({ title, source, signal, onProgress }));
    } catch (error) {
      // A refused request has said so itself.
      if (!controller.signal.aborted && !isRequestError(error))
        notify(formatMessage({ id: 'kit.export.failed' }), { tone: 'error' });
    }
    if (!controller.signal.aborted) await pause;
    if (running.current !== controller) return;
    running.current = undefined;
    setBusy(false);
    setProgress(undefined);
  };

  return {
    isBusy,
    progress,
    start: () => {
      if (running.current) return;
      running.current = new AbortController();
      setBusy(true);
      void run(running.current);
    },
    cancel: () => running.current?.abort(),
  };
}
