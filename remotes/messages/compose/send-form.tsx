import type { ReactElement } from 'react';
import { FormField, FormNotice } from 'shell/app';
import { NativeSelect, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Field, Input, Stack, Text } from 'shell/ui';
import type { MessageAudience } from '#shared/contracts';
import { importances } from '../history/history-query.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ClassChoice } from './class-choice.tsx';
import { countReached, maxTextLength, maxTitleLength, receivers } from './draft.ts';
import type { MessageForm } from './use-message-form.ts';

export interface SendFormProps {
  form: MessageForm;
  audiences: readonly MessageAudience[];
}

/** What to say, how important it is, and to whom. */
export function SendForm({ form, audiences }: SendFormProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft, change } = form;
  return (
    <Stack gap="4">
      <FormNotice form={form} safe={t('messages.send.safe')} />
      <FormField form={form} name="title" label={t('messages.send.heading')} required>
        <Input
          value={draft.title}
          maxLength={maxTitleLength}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
      </FormField>
      <FormField
        form={form}
        name="text"
        label={t('messages.send.text')}
        required
        help={t('messages.send.left', { count: maxTextLength - draft.text.length })}
      >
        <Textarea
          value={draft.text}
          maxLength={maxTextLength}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
      </FormField>
      <Field label={t('messages.send.importance')}>
        <NativeSelect
          value={String(draft.importance)}
          options={importances.map((level) => ({
            value: String(level),
            label: t(`messages.importance.level${level}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            change({ importance: importances.find((level) => String(level) === value) ?? 2 })
          }
        />
      </Field>
      <Field label={t('messages.send.to')}>
        <NativeSelect
          value={draft.to}
          options={receivers.map((value) => ({ value, label: t(`messages.send.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ to: receivers.find((receiver) => receiver === value) ?? 'both' })
          }
        />
      </Field>
      <ClassChoice
        audiences={audiences}
        chosen={draft.classes}
        error={form.problemAt('classes')}
        onChange={(classes) => change({ classes })}
      />
      <Text color="fg.muted" aria-live="polite">
        {t('messages.send.reached', { count: countReached(draft, audiences) })}
      </Text>
    </Stack>
  );
}
