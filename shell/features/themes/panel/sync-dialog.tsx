import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { setTheme } from '#shared/contracts';
import { isRequestError, request } from '../../../core/request/index.ts';
import { ConfirmDialog } from '../../../kit/controls/index.ts';
import { notify } from '../../../kit/notify/index.ts';
import { Alert, Checkbox, Stack, Text } from '../../../kit/ui/index.ts';
import { useTheme } from '../page-theme.ts';
import { PanelWords } from './panel-words.tsx';

const timeoutMs = 30_000;

interface SyncDialogProps {
  onClose: () => void;
}

/** Asks an administrator whether everybody in the unit shall have the theme of the page (J05, D-56). */
export function SyncDialog(props: SyncDialogProps): ReactElement {
  return (
    <PanelWords>
      <Question {...props} />
    </PanelWords>
  );
}

function Question({ onClose }: SyncDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const { name } = useTheme();
  const [replaceAll, setReplaceAll] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sync = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await request(
        setTheme,
        { type: 'default_color', theme: name, replaceAll: replaceAll ? 'true' : 'false' },
        { silent: true, timeout: timeoutMs },
      );
      notify(formatMessage({ id: 'themes.sync.done' }), { tone: 'success' });
      onClose();
    } catch (error) {
      setFailure(isRequestError(error) ? error.message : String(error));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage({ id: 'themes.sync.title' })}
      confirmLabel={formatMessage({ id: 'themes.sync.confirm' })}
      busy={isBusy}
      onConfirm={() => void sync()}
      onCancel={onClose}
    >
      <Stack gap="4">
        <Text>{formatMessage({ id: 'themes.sync.text' })}</Text>
        <Checkbox checked={replaceAll} onChange={({ target }) => setReplaceAll(target.checked)}>
          {formatMessage({ id: 'themes.sync.replaceAll' })}
        </Checkbox>
        {failure ? <Alert tone="error">{failure}</Alert> : null}
      </Stack>
    </ConfirmDialog>
  );
}
