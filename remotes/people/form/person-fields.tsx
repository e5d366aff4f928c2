import { Fragment, type ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { type DraftField, hasClass } from '../person/person-draft.ts';
import { ClassField } from './class-field.tsx';
import { PersonTextField } from './person-text-field.tsx';
import { TypeAndSex } from './type-and-sex.tsx';
import type { PersonForm } from './use-person-form.ts';

export interface PersonFieldsProps {
  form: PersonForm;
  isSelf: boolean;
  /** Phone and e-mail are ways to the password: they stay unless the user may reset that. */
  isContactKept: boolean;
}

/** The fields of a person; grade and class for students only. */
export function PersonFields({ form, isSelf, isContactKept }: PersonFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const contact = isContactKept && { readOnly: true, help: t('people.form.help.contactKept') };
  const { draft } = form;
  // In the order of the form. A field that stands nowhere does not compile.
  const places: Readonly<Record<DraftField, ReactElement | null>> = {
    realName: <PersonTextField form={form} name="realName" required />,
    loginName: (
      <PersonTextField
        form={form}
        name="loginName"
        required
        autoCapitalize="none"
        help={t('people.form.help.loginName')}
      />
    ),
    userType: <TypeAndSex form={form} isSelf={isSelf} />,
    // Beside the type.
    sex: null,
    className: hasClass(draft) ? <ClassField form={form} /> : null,
    // Part of the class.
    gradeName: null,
    phone: <PersonTextField form={form} name="phone" type="tel" inputMode="tel" {...contact} />,
    email: (
      <PersonTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        {...contact}
      />
    ),
  };
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="fg.muted">
        {t('people.form.requiredNote')}
      </Text>
      {Object.entries(places).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
    </Stack>
  );
}
