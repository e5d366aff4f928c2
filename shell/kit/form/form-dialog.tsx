import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Form } from '../../core/form/index.ts';
import { useTranslations } from '../../core/language/index.ts';
import { ConfirmDialog, Dialog, Drawer } from '../controls/index.ts';
import { Button, Stack } from '../ui/index.ts';
import { FormView } from './form-view.tsx';
import { FormWords } from './form-words.tsx';
import type { MessageId } from './message-id.ts';
import { SaveButton } from './save-button.tsx';

export interface FormDialogProps {
  form: Pick<Form<object>, 'id' | 'save' | 'refusals' | 'isSaving' | 'isDirty' | 'giveUp'>;
  /** Default `dialog`; a `drawer` leaves the list beside it in sight. */
  kind?: 'dialog' | 'drawer';
  size?: 'sm' | 'md' | undefined;
  title: string;
  /** A verb. */
  saveLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form that lies over a page. Closing it asks first when something would be lost, and waits for a save that runs. */
export function FormDialog(props: FormDialogProps): ReactElement {
  return (
    <FormWords>
      <Content {...props} />
    </FormWords>
  );
}

function Content(props: FormDialogProps): ReactElement {
  const { form, kind = 'dialog', size, title, saveLabel, onClose, children } = props;
  const t = useTranslations<MessageId>();
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const Frame = kind === 'drawer' ? Drawer : Dialog;
  const close = (): void => {
    if (form.isSaving) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Frame
        open
        size={size}
        onClose={close}
        title={title}
        footer={
          <>
            <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={close}>
              {formatMessage({ id: 'kit.dialog.cancel' })}
            </Button>
            <SaveButton form={form}>{saveLabel}</SaveButton>
          </>
        }
      >
        <FormView form={form}>
          <Stack gap="4">{children}</Stack>
        </FormView>
      </Frame>
      <ConfirmDialog
        open={isAsking}
        title={t('form.discard.title')}
        confirmLabel={t('form.discard.confirm')}
        cancelLabel={t('form.discard.keep')}
        destructive
        onConfirm={() => {
          form.giveUp();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {t('form.discard.text')}
      </ConfirmDialog>
    </>
  );
}
