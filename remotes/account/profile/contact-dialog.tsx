import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Button, Flex, Input, notify, Stack, Text } from 'shell/ui';
import type { ContactKind } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { type ContactChange, useContactChange } from './use-contact-change.ts';

export interface ContactDialogProps {
  kind: ContactKind;
  onClose: () => void;
}

const autoComplete = { phone: 'tel', email: 'email' } as const;

/** Changes the phone number or e-mail address: what it is, then the code that went there. */
export function ContactDialog({ kind, onClose }: ContactDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const change = useContactChange(kind, () => {
    notify(t(`account.${kind}.done`), { tone: 'success' });
    onClose();
  });
  const { sentTo, contact, code } = change;
  const isSaving = contact.isSaving || code.isSaving;
  return (
    <FormDialog
      form={{ ...(sentTo === undefined ? contact : code), isSaving }}
      title={t(`account.${kind}.title`)}
      saveLabel={t(sentTo === undefined ? 'account.contact.send' : 'account.contact.save')}
      onClose={onClose}
    >
      {sentTo === undefined ? (
        <ContactStep kind={kind} form={contact} />
      ) : (
        <CodeStep kind={kind} change={change} sentTo={sentTo} />
      )}
    </FormDialog>
  );
}

function ContactStep({ kind, form }: { kind: ContactKind; form: ContactChange['contact'] }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <>
      <FormNotice form={form} />
      <FormField
        form={form}
        name="contact"
        label={t(`account.${kind}.label`)}
        help={t('account.contact.help')}
        required
      >
        <Input
          type={autoComplete[kind]}
          autoComplete={autoComplete[kind]}
          maxLength={128}
          value={form.draft.contact}
          onChange={(event) => form.change({ contact: event.currentTarget.value })}
        />
      </FormField>
    </>
  );
}

function CodeStep({
  kind,
  change,
  sentTo,
}: {
  kind: ContactKind;
  change: ContactChange;
  sentTo: string;
}): ReactElement {
  const t = useTranslations<MessageId>();
  const { code, contact } = change;
  return (
    <Stack gap="3">
      <Text role="status" overflowWrap="anywhere">
        {t('account.contact.sent', { contact: sentTo })}
      </Text>
      <FormField
        form={code}
        name="code"
        label={t('account.contact.code')}
        problem={contact.problemAt('contact')}
        required
      >
        <Input
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={code.draft.code}
          onChange={(event) => {
            code.change({ code: event.currentTarget.value });
            // What was said of a code that did not go out is over.
            if (contact.problemAt('contact')) contact.change(contact.draft);
          }}
        />
      </FormField>
      <Flex wrap="wrap" columnGap="4">
        <Button variant="plain" size="sm" minHeight="11" padding="0" onClick={change.again}>
          {t('account.contact.again')}
        </Button>
        <Button variant="plain" size="sm" minHeight="11" padding="0" onClick={change.change}>
          {t(`account.${kind}.other`)}
        </Button>
      </Flex>
    </Stack>
  );
}
