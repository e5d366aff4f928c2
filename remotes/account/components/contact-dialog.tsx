import { type ReactElement, useId } from 'react';
import { Dialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, chakra, Field, Flex, Input, notify, Stack, Text } from 'shell/ui';
import type { ContactKind } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';
import { useContactChange } from '../state/use-contact-change.ts';

export interface ContactDialogProps {
  kind: ContactKind;
  onClose: () => void;
}

const autoComplete = { phone: 'tel', email: 'email' } as const;

/** Changes the phone number or e-mail address: what it is, then the code that went there. */
export const ContactDialog = ({ kind, onClose }: ContactDialogProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const formId = useId();
  const form = useContactChange(kind, () => {
    notify(t(`account.${kind}.done`), { tone: 'success' });
    onClose();
  });
  const { sentTo, problem } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`account.${kind}.title`)}
      footer={
        <>
          <Button variant="outline" size={{ base: 'lg', md: 'md' }} onClick={onClose}>
            {t('account.contact.cancel')}
          </Button>
          <Button type="submit" form={formId} size={{ base: 'lg', md: 'md' }} loading={form.isBusy}>
            {t(sentTo === undefined ? 'account.contact.send' : 'account.contact.save')}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {sentTo === undefined ? (
          <Stack gap="3">
            <Field
              label={t(`account.${kind}.label`)}
              help={t('account.contact.help')}
              error={problem}
              required
            >
              <Input
                key="contact"
                type={autoComplete[kind]}
                autoComplete={autoComplete[kind]}
                maxLength={128}
                value={form.contact}
                onChange={(event) => form.typeContact(event.currentTarget.value)}
              />
            </Field>
          </Stack>
        ) : (
          <Stack gap="3">
            <Text role="status" overflowWrap="anywhere">
              {t('account.contact.sent', { contact: sentTo })}
            </Text>
            <Field label={t('account.contact.code')} error={problem} required>
              <Input
                key="code"
                autoFocus
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={16}
                value={form.code}
                onChange={(event) => form.typeCode(event.currentTarget.value)}
              />
            </Field>
            <Flex wrap="wrap" columnGap="4">
              <Button variant="plain" size="sm" minHeight="11" padding="0" onClick={form.again}>
                {t('account.contact.again')}
              </Button>
              <Button variant="plain" size="sm" minHeight="11" padding="0" onClick={form.change}>
                {t(`account.${kind}.other`)}
              </Button>
            </Flex>
          </Stack>
        )}
      </chakra.form>
    </Dialog>
  );
};
