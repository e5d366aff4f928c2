import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice, QueryView, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { AppLink, Box, chakra, Input, notify, Stack, Text } from 'shell/ui';
import { secondStepEnrol } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { secondStepOfferQuery } from './second-step-query.ts';
import { useStepChanged } from './use-step-changed.ts';

const Key = chakra('code', { base: { overflowWrap: 'anywhere', fontSize: 'md' } });

const saved = { draft: { code: '', password: '' }, revision: 0 };

export interface EnrolDialogProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an app that makes codes: scan, then a code of it and the password. */
export function EnrolDialog({ onCodes, onClose }: EnrolDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const offer = useQuery(secondStepOfferQuery);
  const queryClient = useQueryClient();
  const onChanged = useStepChanged();
  const form = useForm({
    saved,
    validate: ({ code, password }): Partial<Record<'code' | 'password', MessageId>> => ({
      ...(code.trim() === '' && { code: 'account.secondStep.codeMissing' as const }),
      ...(password === '' && { password: 'account.password.error.old' as const }),
    }),
    words: t,
    save: (draft) => request(secondStepEnrol, { ...draft, offer: offer.data?.offer ?? '' }, { silent: true }),
    onSaved: ({ recoveryCodes }) => {
      queryClient.removeQueries({ queryKey: secondStepOfferQuery.queryKey });
      onChanged();
      if (recoveryCodes.length > 0) return onCodes(recoveryCodes);
      notify(t('account.secondStep.appAdded'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('account.secondStep.setTitle')}
      saveLabel={t('account.secondStep.confirm')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <QueryView query={offer}>
        {({ address, secret }) => (
          <Stack gap="3">
            <Text>{t('account.secondStep.scan')}</Text>
            <Box>
              <QrCode text={address} name={t('account.secondStep.qr')} />
            </Box>
            <Text fontSize="sm">
              {t('account.secondStep.key')} <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
            </Text>
            <AppLink href={address} minHeight="11" display="inline-flex" alignItems="center">
              {t('account.secondStep.openApp')}
            </AppLink>
          </Stack>
        )}
      </QueryView>
      <FormField form={form} name="code" label={t('account.secondStep.code')} required>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={form.draft.code}
          onChange={(event) => form.change({ code: event.currentTarget.value })}
        />
      </FormField>
      <OwnPasswordField form={form} />
    </FormDialog>
  );
}
