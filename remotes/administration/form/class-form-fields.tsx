import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { type Form, FormField } from 'shell/app';
import { NativeSelect } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Input, SimpleGrid } from 'shell/ui';
import { classFields, pickText, readsEnglish } from '#shared/contracts';
import { optionsQuery, unitYearsQuery } from '../class/class-queries.ts';
import { campusName } from '../class/use-place-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { ClassDraft, ClassField } from './class-draft.ts';

export interface ClassFormFieldsProps {
  form: Form<ClassDraft, ClassField>;
  unitId: string;
}

/** The fields of a class. A campus is asked for where the unit has some. */
export function ClassFormFields({ form, unitId }: ClassFormFieldsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const gradesId = useId();
  const { data: options } = useQuery(optionsQuery(unitId));
  const { data: years = [] } = useQuery(unitYearsQuery(unitId));
  const campuses = options?.campuses ?? [];
  const yearNames = new Map(years.map(({ yearId, name }) => [yearId, name]));
  const campusNames = new Map(
    campuses.map(({ campusId, name }) => [campusId, campusName(name, readsEnglish(language))]),
  );
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField form={form} name="gradeName" list={gradesId} help={t('administration.form.gradeHelp')} />
        <TextField form={form} name="className" isRequired />
      </SimpleGrid>
      <datalist id={gradesId}>
        {options?.grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <ChoiceField form={form} name="yearId" names={yearNames} />
        {campuses.length > 0 ? <ChoiceField form={form} name="campusId" names={campusNames} /> : null}
      </SimpleGrid>
    </>
  );
}

interface FieldProps {
  form: Form<ClassDraft, ClassField>;
  name: ClassField;
}

function TextField(props: FieldProps & { isRequired?: boolean; list?: string; help?: string }): ReactElement {
  const { form, name, isRequired = false, list, help } = props;
  const { language } = useLanguage();
  const label = pickText(classFields[name].label, language);
  return (
    <FormField form={form} name={name} label={label} required={isRequired} help={help}>
      <Input
        name={name}
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
      />
    </FormField>
  );
}

/** One of some ids, or none. */
function ChoiceField({
  form,
  name,
  names,
}: FieldProps & { names: ReadonlyMap<string, string> }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const none = t('administration.form.none');
  return (
    <FormField
      form={form}
      name={name}
      label={pickText(classFields[name].label, language)}
      format={(id) => names.get(id) ?? none}
    >
      <NativeSelect
        name={name}
        options={[{ value: '', label: none }, ...[...names].map(([value, label]) => ({ value, label }))]}
        value={form.draft[name]}
        onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
      />
    </FormField>
  );
}
