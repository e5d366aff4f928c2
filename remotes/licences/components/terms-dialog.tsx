import { type ReactElement, useState } from 'react';
import { Dialog } from 'shell/kit';
import { useTranslations, useUnsavedGuard } from 'shell/session';
import { Alert, Button, Field, Input, notify, Stack, Text } from 'shell/ui';
import type { Licence } from '#shared/contracts';
import { formatDate } from '#shared/dates';
import { saveLicence } from '../api/save-licence.ts';
import type { MessageId } from '../state/message-id.ts';
import { readTerms, type TermsDraft } from '../state/terms-draft.ts';
import { useChange } from '../state/use-change.ts';
import { ServiceName } from './service-name.tsx';
import { UnitName } from './unit-name.tsx';

const draftOf = ({ endTime, seats }: Licence): TermsDraft => ({
  endDate: endTime === null ? '' : formatDate(endTime, { language: 'en', format: 'YYYY-MM-DD' }),
  seats: seats === null ? '' : String(seats),
});

/** New terms of one licence, by an area unit. */
export const TermsDialog = ({
  licence,
  onClose,
}: {
  licence: Licence;
  onClose: () => void;
}): ReactElement => {
  const t = useTranslations<MessageId>();
  const [draft, setDraft] = useState(() => draftOf(licence));
  const [wrong, setWrong] = useState<keyof TermsDraft>();
  const onDone = (): void => {
    notify(t('licences.terms.done'), { tone: 'success' });
    onClose();
  };
  const { change, isBusy, failure } = useChange((terms: TermsDraft) => saveLicence(licence, terms), onDone);
  const initial = draftOf(licence);
  useUnsavedGuard(draft.endDate !== initial.endDate || draft.seats !== initial.seats);
  const enter = (part: Partial<TermsDraft>): void => {
    setDraft({ ...draft, ...part });
    setWrong(undefined);
  };
  const submit = (): void => {
    const read = readTerms(draft);
    if (read.ok) change(read.terms);
    else setWrong(read.field);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('licences.terms.title')}
      footer={
        <>
          <Button variant="outline" minHeight={{ base: '11', md: '10' }} onClick={onClose}>
            {t('licences.renew.cancel')}
          </Button>
          <Button minHeight={{ base: '11', md: '10' }} loading={isBusy} onClick={submit}>
            {t('licences.terms.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          <UnitName {...licence} />
          {' · '}
          <ServiceName {...licence} />
        </Text>
        <Field
          label={t('licences.terms.end')}
          help={t('licences.terms.endHint')}
          error={wrong === 'endDate' ? t('licences.terms.wrongEnd') : undefined}
        >
          <Input
            type="date"
            value={draft.endDate}
            onChange={(event) => enter({ endDate: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={t('licences.terms.seats')}
          help={t('licences.terms.seatsHint')}
          error={wrong === 'seats' ? t('licences.terms.wrongSeats') : undefined}
        >
          <Input
            inputMode="numeric"
            value={draft.seats}
            onChange={(event) => enter({ seats: event.currentTarget.value })}
          />
        </Field>
        {failure ? <Alert tone="error">{failure}</Alert> : null}
      </Stack>
    </Dialog>
  );
};
