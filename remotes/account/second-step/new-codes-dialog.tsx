import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { secondStepCodes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { EnrolDialogProps } from './enrol-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { secondStepQuery } from './second-step-query.ts';

/** New recovery codes for those before. */
export function NewCodesDialog({ onCodes, onClose }: EnrolDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  return (
    <PasswordDialog
      title={t('account.secondStep.newCodes')}
      text={t('account.secondStep.newCodesText')}
      saveLabel={t('account.secondStep.makeCodes')}
      save={(password) => request(secondStepCodes, { password }, { silent: true })}
      onSaved={({ recoveryCodes }) => {
        void queryClient.invalidateQueries({ queryKey: secondStepQuery.queryKey });
        onCodes(recoveryCodes);
      }}
      onClose={onClose}
    />
  );
}
