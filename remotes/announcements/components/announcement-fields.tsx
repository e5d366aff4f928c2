import type { ReactElement } from 'react';
import { NativeSelect, Textarea } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Field, Input, SimpleGrid } from 'shell/ui';
import { maxTextLength } from '../state/announcement-draft.ts';
import type { MessageId } from '../state/message-id.ts';
import type { AnnouncementForm } from '../state/use-announcement-form.ts';

/** What is announced, how important it is, and when. */
export const AnnouncementFields = ({ form }: { form: AnnouncementForm }): ReactElement => {
  const t = useTranslations<MessageId>();
  const { draft, problems, change } = form;
  const errorOf = (field: keyof typeof problems): string | undefined => {
    const problem = problems[field];
    return problem && t(problem);
  };
  return (
    <>
      <Field label={t('announcements.form.chinese')} error={errorOf('chinese')} required>
        <Textarea
          lang="zh-CN"
          maxLength={maxTextLength}
          value={draft.chinese}
          onChange={(event) => change({ chinese: event.currentTarget.value })}
        />
      </Field>
      <Field label={t('announcements.form.english')} help={t('announcements.form.englishHint')}>
        <Textarea
          lang="en"
          maxLength={maxTextLength}
          value={draft.english}
          onChange={(event) => change({ english: event.currentTarget.value })}
        />
      </Field>
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
        <Field label={t('announcements.form.starts')} error={errorOf('starts')} required>
          <Input
            type="datetime-local"
            value={draft.starts}
            onChange={(event) => change({ starts: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('announcements.form.ends')} error={errorOf('ends')} required>
          <Input
            type="datetime-local"
            value={draft.ends}
            onChange={(event) => change({ ends: event.currentTarget.value })}
          />
        </Field>
      </SimpleGrid>
    </>
  );
};
