import type { ReactElement } from 'react';
import { FormDialog, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { notify } from 'shell/ui';
import { pickText, type UnitDetails, unitsGet, unitsUpdate } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { draftOf, fieldsOf, validateUnit } from './unit-draft.ts';
import { UnitFormFields } from './unit-fields.tsx';
import { useUnitsChanged } from './use-units-changed.ts';

/** Renames a unit and says which campuses it has. */
export function UnitDialog({ unit, onClose }: { unit: UnitDetails; onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const onChanged = useUnitsChanged();
  const { unitId } = unit;
  const form = useForm({
    saved: { draft: draftOf(unit), revision: unit.revision },
    validate: validateUnit,
    words: (text) => pickText(text, language),
    save: (draft, revision) =>
      request(unitsUpdate, { unitId, revision: Number(revision), ...fieldsOf(draft) }, { silent: true }),
    findTheirs: async () => {
      const found = await request(unitsGet, { unitId }, { silent: true });
      return { draft: draftOf(found), revision: found.revision };
    },
    onSaved: (saved) => {
      onChanged();
      notify(t('administration.unit.saved', { name: saved.name }), { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('administration.unit.edit')}
      saveLabel={t('administration.form.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <UnitFormFields form={form} />
    </FormDialog>
  );
}
