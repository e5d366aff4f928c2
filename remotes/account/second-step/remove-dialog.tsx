import type { ReactElement } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { secondStepRemove } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useStepChanged } from './use-step-changed.ts';

/** Asks before the second step is removed. */
export function RemoveDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const onChanged = useStepChanged();
  return (
    <PasswordDialog
      title={t('account.secondStep.removeTitle')}
      text={t('account.secondStep.removeText')}
      saveLabel={t('account.secondStep.remove')}
      save={(password) => request(secondStepRemove, { password }, { silent: true })}
      onSaved={() => {
        onChanged();
        notify(t('account.secondStep.removed'), { tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
