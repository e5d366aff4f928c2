import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { NativeSelect, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Field, Input, SimpleGrid } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { maxTextLength } from './announcement-draft.ts';
import type { AnnouncementForm } from './use-announcement-form.ts';

/** What is announced, how important it is, and when. */
export function AnnouncementFields({ form }: { form: AnnouncementForm }): ReactElement {
  const t = useTranslations<MessageId>();
  const { draft, change } = form;
  return (
    <>
      <FormField form={form} name="texts.zh-CN" label={t('announcements.form.chinese')} required>
        <Textarea
          lang="zh-CN"
          maxLength={maxTextLength}
          value={draft.texts['zh-CN']}
          onChange={(event) => change({ texts: { ...draft.texts, 'zh-CN': event.currentTarget.value } })}
        />
      </FormField>
      <FormField
        form={form}
        name="texts.en"
        label={t('announcements.form.english')}
        help={t('announcements.form.englishHint')}
      >
        <Textarea
          lang="en"
          maxLength={maxTextLength}
          value={draft.texts.en}
          onChange={(event) => change({ texts: { ...draft.texts, en: event.currentTarget.value } })}
        />
      </FormField>
      <Field label={t('announcements.form.level')}>
        <NativeSelect
          value={draft.level}
          options={(['info', 'warning'] as const).map((value) => ({
            value,
            label: t(`announcements.level.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            change({ level: value === 'warning' ? 'warning' : 'info' })
          }
        />
      </Field>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField form={form} name="startsAt" label={t('announcements.form.starts')} required>
          <Input
            type="datetime-local"
            value={draft.startsAt}
            onChange={(event) => change({ startsAt: event.currentTarget.value })}
          />
        </FormField>
        <FormField form={form} name="endsAt" label={t('announcements.form.ends')} required>
          <Input
            type="datetime-local"
            value={draft.endsAt}
            onChange={(event) => change({ endsAt: event.currentTarget.value })}
          />
        </FormField>
      </SimpleGrid>
    </>
  );
}
