import { type ReactElement, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/index.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** A verb, such as 'Sign out'. */
  confirmLabel: string;
  /** Default: Cancel. */
  cancelLabel?: string | undefined;
  /** Marks what cannot be undone; the focus starts on cancel. Default false. */
  destructive?: boolean | undefined;
  /** Shows the confirm button as busy. Default false. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question with two answers; Escape is the same as cancel. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, children, confirmLabel, cancelLabel, destructive = false, busy = false } = props;
  const intl = useIntl();
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocusRef={destructive ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} variant="outline" onClick={props.onCancel}>
            {cancelLabel ?? intl.formatMessage({ id: 'kit.dialog.cancel' })}
          </Button>
          <Button
            ref={confirm}
            colorPalette={destructive ? 'red' : 'brand'}
            loading={busy}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
