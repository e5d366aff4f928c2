import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useLanguage, useTranslations } from 'shell/session';
import { SimpleGrid } from 'shell/ui';
import { isAdministrator, personFields, pickText, userTypes } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import type { PersonForm } from './use-person-form.ts';

const sexes = [
  ['', 'people.form.sex.none'],
  ['male', 'people.form.sex.male'],
  ['female', 'people.form.sex.female'],
] as const;

interface TypeFieldProps {
  form: PersonForm;
  isSelf: boolean;
}

/** The type of a person, with the sex beside it. */
export function TypeAndSex({ form, isSelf }: TypeFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const options = sexes.map(([value, id]) => ({ value, label: t(id) }));
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TypeField form={form} isSelf={isSelf} />
      <FormField
        form={form}
        name="sex"
        label={pickText(personFields.sex.label, language)}
        format={(value) => options.find((option) => option.value === value)?.label ?? value}
      >
        <NativeSelect
          options={options}
          value={form.draft.sex}
          onChange={(event) => form.change({ sex: event.currentTarget.value })}
        />
      </FormField>
    </SimpleGrid>
  );
}

/** Nobody changes the own type. Deciding who is an administrator takes the permission to keep roles. */
function TypeField({ form, isSelf }: TypeFieldProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { draft, start, conflict } = form;
  const mayDecide = useMaySend()({ needs: ['base:role'] });
  const isKept = !mayDecide && isAdministrator(conflict?.theirs ?? start);
  const help = isSelf ? 'ownType' : isKept ? 'administratorKept' : undefined;
  // Whatever stands in the form is among them, such as what was typed before the permission went.
  const options = userTypes
    .filter((type) => mayDecide || type === draft.userType || !isAdministrator({ userType: type }))
    .map((type) => ({ value: String(type), label: t(`people.type.${type}`) }));
  const typeOf = (value: string) => userTypes.find((type) => String(type) === value);
  return (
    <FormField
      form={form}
      name="userType"
      label={pickText(personFields.userType.label, language)}
      required
      starred
      format={(value) => t(`people.type.${typeOf(value) ?? draft.userType}`)}
      help={help && t(`people.form.help.${help}`)}
    >
      <NativeSelect
        options={options}
        value={String(draft.userType)}
        disabled={isSelf || isKept}
        onChange={(event) => form.change({ userType: typeOf(event.currentTarget.value) ?? draft.userType })}
      />
    </FormField>
  );
}
