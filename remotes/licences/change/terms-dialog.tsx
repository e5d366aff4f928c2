import type { ReactElement } from 'react';
import { FormDialog, FormField, FormNotice } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Input, notify, Text } from 'shell/ui';
import { type Licence, licenceFields, parseKeptDraft, pickText } from '#shared/contracts';
import { formatDate } from '#shared/dates';
import { ServiceName } from '../licence/service-name.tsx';
import { UnitName } from '../licence/unit-name.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { saveLicence } from './save-licence.ts';
import { findTermsProblems, type TermsDraft, termsOf } from './terms-draft.ts';
import { useLicenceForm } from './use-licence-form.ts';

/** New terms of one licence, by an area unit. */
export function TermsDialog({ licence, onClose }: { licence: Licence; onClose: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const form = useLicenceForm({
    saved: { draft: draftOf(licence), revision: 0 },
    keep: {
      name: `licence:${licence.unitId}:${licence.serverId}`,
      parse: (kept) => parseKeptDraft(licenceFields, kept),
    },
    validate: findTermsProblems,
    words: (text) => pickText(text, language),
    save: (draft) => saveLicence(licence, termsOf(draft)),
    onSaved: () => {
      notify(t('licences.terms.done'), { tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('licences.terms.title')}
      saveLabel={t('licences.terms.save')}
      onClose={onClose}
    >
      <FormNotice form={form} />
      <Text>
        <UnitName {...licence} />
        {' · '}
        <ServiceName {...licence} />
      </Text>
      <FormField
        form={form}
        name="endDate"
        label={t('licences.terms.end')}
        help={t('licences.terms.endHint')}
      >
        <Input
          type="date"
          value={form.draft.endDate}
          onChange={(event) => form.change({ endDate: event.currentTarget.value })}
        />
      </FormField>
      <FormField
        form={form}
        name="seats"
        label={t('licences.terms.seats')}
        help={t('licences.terms.seatsHint')}
      >
        <Input
          inputMode="numeric"
          value={form.draft.seats}
          onChange={(event) => form.change({ seats: event.currentTarget.value })}
        />
      </FormField>
    </FormDialog>
  );
}

function draftOf({ endTime, seats }: Licence): TermsDraft {
  return {
    endDate: endTime === null ? '' : formatDate(endTime, { language: 'en', format: 'YYYY-MM-DD' }),
    seats: seats === null ? '' : String(seats),
  };
}
