import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { SimpleGrid } from 'shell/ui';
import { personFields, pickText, userTypes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { PersonForm } from './use-person-form.ts';

const sexes = [
  ['', 'people.form.sex.none'],
  ['male', 'people.form.sex.male'],
  ['female', 'people.form.sex.female'],
] as const;

/** The type of a person, with the sex beside it. Nobody changes the own type. */
export function TypeAndSex({ form, isSelf }: { form: PersonForm; isSelf: boolean }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { draft } = form;
  const types = userTypes.map((type) => ({ value: String(type), label: t(`people.type.${type}`) }));
  const sexOptions = sexes.map(([value, id]) => ({ value, label: t(id) }));
  const labelIn = (options: { value: string; label: string }[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const typeOf = (value: string) => userTypes.find((type) => String(type) === value) ?? draft.userType;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <FormField
        form={form}
        name="userType"
        label={pickText(personFields.userType.label, language)}
        required
        starred
        format={labelIn(types)}
        help={isSelf ? t('people.form.help.ownType') : undefined}
      >
        <NativeSelect
          options={types}
          value={String(draft.userType)}
          disabled={isSelf}
          onChange={(event) => form.change({ userType: typeOf(event.currentTarget.value) })}
        />
      </FormField>
      <FormField
        form={form}
        name="sex"
        label={pickText(personFields.sex.label, language)}
        format={labelIn(sexOptions)}
      >
        <NativeSelect
          options={sexOptions}
          value={draft.sex}
          onChange={(event) => form.change({ sex: event.currentTarget.value })}
        />
      </FormField>
    </SimpleGrid>
  );
}
