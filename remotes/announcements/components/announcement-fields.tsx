import type { ReactElement } from 'react';
import { NativeSelect, Textarea } from 'shell/kit';
import { Field, Input, SimpleGrid } from 'shell/ui';
import { mostCharacters } from '../state/announcement-draft.ts';
import type { AnnouncementForm } from '../state/use-announcement-form.ts';
import { useSay } from '../state/use-say.ts';

/** What is announced, how important it is, and when. */
export const AnnouncementFields = ({ form }: { form: AnnouncementForm }): ReactElement => {
  const say = useSay();
  const { draft, problems, change } = form;
  const errorOf = (field: keyof typeof problems): string | undefined => {
    const problem = problems[field];
    return problem && say(problem);
  };
  return (
    <>
      <Field label={say('announcements.form.chinese')} error={errorOf('chinese')} required>
        <Textarea
          lang="zh-CN"
          maxLength={mostCharacters}
          value={draft.chinese}
          onChange={(event) => change({ chinese: event.currentTarget.value })}
        />
      </Field>
      <Field label={say('announcements.form.english')} help={say('announcements.form.englishHint')}>
        <Textarea
          lang="en"
          maxLength={mostCharacters}
          value={draft.english}
          onChange={(event) => change({ english: event.currentTarget.value })}
        />
      </Field>
      <Field label={say('announcements.form.level')}>
        <NativeSelect
          value={draft.level}
          options={(['info', 'warning'] as const).map((value) => ({
            value,
            label: say(`announcements.level.${value}`),
          }))}
          onChange={({ currentTarget: { value } }) =>
            change({ level: value === 'warning' ? 'warning' : 'info' })
          }
        />
      </Field>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <Field label={say('announcements.form.starts')} error={errorOf('starts')} required>
          <Input
            type="datetime-local"
            value={draft.starts}
            onChange={(event) => change({ starts: event.currentTarget.value })}
          />
        </Field>
        <Field label={say('announcements.form.ends')} error={errorOf('ends')} required>
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
