import type { ReactElement } from 'react';
import { type Form, FormField } from 'shell/app';
import { useLanguage } from 'shell/session';
import { Input } from 'shell/ui';
import { namesOf, pickText, unitFields } from '#shared/contracts';
import { CampusLines } from './campus-lines.tsx';
import type { UnitDraft, UnitField } from './unit-draft.ts';

export interface UnitFormFieldsProps {
  form: Pick<Form<UnitDraft, UnitField>, 'draft' | 'change' | 'problemAt' | 'conflict'>;
}

/** The names and the campuses of a unit. */
export function UnitFormFields({ form }: UnitFormFieldsProps): ReactElement {
  const { language } = useLanguage();
  return (
    <>
      {namesOf(unitFields).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={pickText(unitFields[name].label, language)}
          required={name === 'name'}
        >
          <Input
            name={name}
            autoComplete="off"
            maxLength={128}
            value={form.draft[name]}
            onChange={(event) => form.change({ [name]: event.currentTarget.value })}
          />
        </FormField>
      ))}
      <CampusLines
        campuses={form.draft.campuses}
        problem={form.problemAt('campuses')}
        onChange={(campuses) => form.change({ campuses })}
      />
    </>
  );
}
