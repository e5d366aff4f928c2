import type { ReactElement } from 'react';
import { NativeSelect } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { SimpleGrid, Stack, Text } from 'shell/ui';
import { userTypes } from '#shared/contracts';
import type { MessageId } from '../state/message-id.ts';
import { hasClass } from '../state/person-draft.ts';
import type { PersonForm } from '../state/use-person-form.ts';
import { ClassField } from './class-field.tsx';
import { PersonField } from './person-field.tsx';
import { PersonTextField } from './person-text-field.tsx';

const sexes = [
  ['', 'people.form.sex.none'],
  ['male', 'people.form.sex.male'],
  ['female', 'people.form.sex.female'],
] as const;

export interface PersonFieldsProps {
  form: PersonForm;
  isSelf: boolean;
  /** Phone and e-mail are ways to the password: they stay unless the administrator may reset that. */
  isContactKept: boolean;
}

/** The fields of a person; grade and class for students only. */
export const PersonFields = ({ form, isSelf, isContactKept }: PersonFieldsProps): ReactElement => {
  const t = useTranslations<MessageId>();
  const contact = isContactKept && { readOnly: true, help: t('people.form.help.contactKept') };
  const { draft } = form.state;
  const types = userTypes.map((type) => ({ value: String(type), label: t(`people.type.${type}`) }));
  const sexOptions = sexes.map(([value, id]) => ({ value, label: t(id) }));
  const labelIn = (options: { value: string; label: string }[]) => (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const typeOf = (value: string) => userTypes.find((type) => String(type) === value) ?? draft.userType;
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="fg.muted">
        {t('people.form.requiredNote')}
      </Text>
      <PersonTextField form={form} name="realName" required />
      <PersonTextField
        form={form}
        name="loginName"
        required
        autoCapitalize="none"
        help={t('people.form.help.loginName')}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <PersonField
          form={form}
          name="userType"
          required
          format={labelIn(types)}
          help={isSelf ? t('people.form.help.ownType') : undefined}
        >
          <NativeSelect
            options={types}
            value={String(draft.userType)}
            disabled={isSelf}
            onChange={(event) => form.change({ userType: typeOf(event.currentTarget.value) })}
          />
        </PersonField>
        <PersonField form={form} name="sex" format={labelIn(sexOptions)}>
          <NativeSelect
            options={sexOptions}
            value={draft.sex}
            onChange={(event) => form.change({ sex: event.currentTarget.value })}
          />
        </PersonField>
      </SimpleGrid>
      {hasClass(draft) ? <ClassField form={form} /> : null}
      <PersonTextField form={form} name="phone" type="tel" inputMode="tel" {...contact} />
      <PersonTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        {...contact}
      />
    </Stack>
  );
};
