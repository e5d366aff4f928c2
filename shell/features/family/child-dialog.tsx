import { type ReactElement, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Child } from '#shared/contracts';
import { isRequestError } from '../../core/request/index.ts';
import { useUserDetails } from '../../core/session/index.ts';
import { confirmLeaving } from '../../core/unsaved/index.ts';
import { Dialog } from '../../kit/controls/index.ts';
import { Alert, Stack, Text } from '../../kit/ui/index.ts';
import { ChildTable } from './child-table.tsx';
import { chooseChild } from './choose-child.ts';
import { type ChildQuestion, closeChildDialog } from './open-child-dialog.ts';

export interface ChildDialogProps {
  question: ChildQuestion;
  /** Closed without a choice. */
  onClose: () => void;
}

function reload(): void {
  location.reload();
}

/** Name, grade and class of each child, with a button to enter; the current child cannot be chosen again. */
function ChildDialog({ question: { onChosen, opensByItself }, onClose }: ChildDialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const details = useUserDetails();
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  const isChoosing = useRef(false);
  const enter = async (child: Child): Promise<void> => {
    if (isChoosing.current || !(onChosen || (await confirmLeaving()))) return;
    isChoosing.current = true;
    setBusyWith(child.id);
    setFailure(undefined);
    try {
      await chooseChild(child);
      closeChildDialog();
      (onChosen ?? reload)(child);
    } catch (error) {
      setFailure(isRequestError(error) ? error.message : String(error));
    } finally {
      isChoosing.current = false;
      setBusyWith(undefined);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage({ id: 'family.child.title' })}
      initialFocusRef={opensByItself ? undefined : first}
    >
      <Stack gap="4">
        <Text color="fg.muted">{formatMessage({ id: 'family.child.hint' })}</Text>
        {failure ? (
          <Alert tone="error">{formatMessage({ id: 'family.child.failed' }, { reason: failure })}</Alert>
        ) : null}
        <ChildTable
          list={details?.chirdenList ?? []}
          currentId={details?.chirdenId ?? ''}
          busyWith={busyWith}
          firstRef={first}
          onEnter={(child) => void enter(child)}
        />
      </Stack>
    </Dialog>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default ChildDialog;
