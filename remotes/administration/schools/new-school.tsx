import { type ReactElement, useState } from 'react';
import { FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useLanguage, useTranslations } from 'shell/session';
import { Heading, Input, Text } from 'shell/ui';
import { type AnswerOf, personFields, pickText, unitsCreate } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { UnitFormFields } from '../unit/unit-fields.tsx';
import { useUnitsChanged } from '../unit/use-units-changed.ts';
import { FirstPasswordDialog } from './first-password-dialog.tsx';
import { emptySchool, fieldsOfSchool, type SchoolDraft, validateSchool } from './school-draft.ts';

type Opened = AnswerOf<typeof unitsCreate>;

/** Opens a school; then shows the first password of its administrator, once. */
export function NewSchool({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const [opened, setOpened] = useState<Opened>();
  if (!opened) return <SchoolForm onOpened={setOpened} onClose={onClose} />;
  return (
    <FirstPasswordDialog
      title={t('administration.schools.opened', { name: opened.unit.name })}
      loginName={opened.loginName}
      password={opened.password}
      onClose={onClose}
    />
  );
}

interface SchoolFormProps {
  onOpened: (opened: Opened) => void;
  onClose: () => void;
}

function SchoolForm({ onOpened, onClose }: SchoolFormProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const onChanged = useUnitsChanged();
  const form = useForm({
    saved: { draft: emptySchool as SchoolDraft, revision: 0 },
    validate: validateSchool,
    words: (text) => pickText(text, language),
    save: (draft) => request(unitsCreate, fieldsOfSchool(draft), { silent: true }),
    onSaved: (saved) => {
      onChanged();
      onOpened(saved);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('administration.schools.create')}
      saveLabel={t('administration.form.add')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <UnitFormFields form={form} />
      <Heading as="h3" size="sm">
        {t('administration.schools.first')}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {t('administration.schools.firstHelp')}
      </Text>
      {(['realName', 'loginName'] as const).map((name) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={pickText(personFields[name].label, language)}
          required
        >
          <Input
            name={name}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={form.draft[name]}
            onChange={(event) => form.change({ [name]: event.currentTarget.value })}
          />
        </FormField>
      ))}
    </FormDialog>
  );
}
