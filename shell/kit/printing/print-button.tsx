import { Printer } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { isRequestError } from '../../core/request/index.ts';
import { notify } from '../notify/index.ts';
import { Button } from '../ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';

export interface PrintButtonProps {
  /** Gets what is printed, and prints it. Rows that found no place are counted: how many there are, and how many were printed. */
  print: () => Promise<{ total: number; printed: number } | undefined>;
  /** There is nothing to print. Default false. */
  disabled?: boolean | undefined;
}

/** Prints something; busy until it is on its way, and a second press does nothing. */
export function PrintButton(props: PrintButtonProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

function Content({ print, disabled = false }: PrintButtonProps): ReactElement {
  const { formatMessage } = useIntl();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    try {
      const rows = await print();
      if (rows && rows.total > rows.printed)
        notify(formatMessage({ id: 'kit.print.cut' }, { total: rows.total, max: rows.printed }), {
          tone: 'warning',
          duration: 6000,
        });
    } catch (error) {
      // A refused request has said so itself.
      if (!isRequestError(error)) notify(formatMessage({ id: 'kit.print.failed' }), { tone: 'error' });
    }
    isRunning.current = false;
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      minHeight={{ base: '11', md: '10' }}
      loading={isBusy}
      disabled={disabled}
      onClick={() => {
        if (isRunning.current) return;
        isRunning.current = true;
        setBusy(true);
        void run();
      }}
    >
      <Printer size={18} strokeWidth={1.75} aria-hidden />
      {formatMessage({ id: 'kit.print.label' })}
    </Button>
  );
}
