import type { ReactElement } from 'react';
import { NativeSelect, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Field, Input, Stack, Text } from 'shell/ui';
import type { MessageAudience } from '#shared/contracts';
import {
  countReached,
  type Draft,
  type DraftProblems,
  maxTextLength,
  maxTitleLength,
  receivers,
} from '../state/draft.ts';
import { importances } from '../state/history-query.ts';
import type { MessageId } from '../state/message-id.ts';
import { ClassChoice } from './class-choice.tsx';

export interface SendFormProps {
  draft: Draft;
  audiences: readonly MessageAudience[];
  problems: DraftProblems;
  /** Why it could not be sent, in the user's language. */
  failure: string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** What to say, how important it is, and to whom. */
export const SendForm = ({ draft, audiences, problems, failure, onChange }: SendFormProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const errorOf = (field: keyof DraftProblems): string | undefined => {
    const problem = problems[field];
    return problem && t(problem);
  };
  return (
    <Stack gap="4">
      {failure ? (
        <Alert tone="error" title={failure}>
          <Text>{t('messages.send.safe')}</Text>
        </Alert>
      ) : null}
      <Field label={t('messages.send.heading')} required error={errorOf('title')}>
        <Input
          value={draft.title}
          maxLength={maxTitleLength}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </Field>
      <Field
        label={t('messages.send.text')}
        required
        error={errorOf('text')}
        help={t('messages.send.left', { count: maxTextLength - draft.text.length })}
      >
        <Textarea
          value={draft.text}
          maxLength={maxTextLength}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      </Field>
      <Field label={t('messages.send.importance')}>
        <NativeSelect
          value={String(draft.importance)}
          options={importances.map((level) => ({
            value: String(level),
            label: t(`messages.importance.level${level}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ importance: importances.find((level) => String(level) === value) ?? 2 })
          }
        />
      </Field>
      <Field label={t('messages.send.to')}>
        <NativeSelect
          value={draft.to}
          options={receivers.map((value) => ({ value, label: t(`messages.send.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ to: receivers.find((receiver) => receiver === value) ?? 'both' })
          }
        />
      </Field>
      <ClassChoice
        audiences={audiences}
        chosen={draft.classes}
        error={errorOf('classes')}
        onChange={(classes) => onChange({ classes })}
      />
      <Text color="fg.muted" aria-live="polite">
        {t('messages.send.reached', { count: countReached(draft, audiences) })}
      </Text>
    </Stack>
  );
};
