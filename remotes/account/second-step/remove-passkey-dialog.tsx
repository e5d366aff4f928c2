import type { ReactElement } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { type Passkey, passkeyRemove } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useStepChanged } from './use-step-changed.ts';

export interface RemovePasskeyDialogProps {
  passkey: Passkey;
  /** Whether it is the only second step. */
  isLast: boolean;
  onClose: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkey, isLast, onClose }: RemovePasskeyDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const onChanged = useStepChanged();
  const { passkeyId, name } = passkey;
  return (
    <PasswordDialog
      title={t('account.passkey.removeTitle', { name })}
      text={t(isLast ? 'account.passkey.removeLast' : 'account.passkey.removeText')}
      saveLabel={t('account.passkey.remove')}
      save={(password) => request(passkeyRemove, { passkeyId, password }, { silent: true })}
      onSaved={() => {
        onChanged();
        notify(t('account.passkey.removed'), { tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
