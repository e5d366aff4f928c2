import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { type Form, FormDialog, FormField, FormNotice, useForm } from 'shell/app';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Input, notify, Text } from 'shell/ui';
import { retentionSave, retentionUnit, type UnitTerm } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { previewQuery, unitTermsKey } from './retention-query.ts';
import { useTerms } from './use-terms.ts';

interface TermDraft {
  days: string;
}

export interface TermDialogProps {
  unitId: string;
  term: UnitTerm;
  onClose: () => void;
}

/** Changes how long a unit keeps the rows of a table, and says how many go then. */
export function TermDialog({ unitId, term, onClose }: TermDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { nameOf } = useTerms();
  const name = nameOf(term);
  const { from, to } = term;
  const form = useTermForm(unitId, term, onClose);
  return (
    <FormDialog
      form={form}
      title={t('administration.retention.changeOf', { name })}
      saveLabel={t('administration.retention.save')}
      onClose={onClose}
    >
      <FormNotice form={form} conflictTitle={t('administration.retention.conflict', { name })} />
      <FormField
        form={form}
        name="days"
        label={t('administration.retention.days')}
        help={t('administration.retention.daysHelp', { from, to })}
      >
        <Input
          name="days"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={form.draft.days}
          onChange={({ currentTarget }) => form.change({ days: currentTarget.value })}
        />
      </FormField>
      {term.table === 'app_user' ? (
        <Text fontSize="sm" color="fg.muted">
          {t('administration.retention.person')}
        </Text>
      ) : null}
      <Preview unitId={unitId} term={term} days={readDays(form.draft, term)} />
    </FormDialog>
  );
}

function useTermForm(unitId: string, term: UnitTerm, onClose: () => void): Form<TermDraft, 'days'> {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const { table, from, to } = term;
  return useForm({
    saved: { draft: draftOf(term), revision: term.revision },
    validate: (draft: TermDraft): Partial<Record<'days', string>> =>
      readDays(draft, term) === undefined
        ? { days: t('administration.retention.daysProblem', { from, to }) }
        : {},
    words: String,
    save: (draft, revision) =>
      request(
        retentionSave,
        { unitId, table, days: draft.days.trim(), revision: Number(revision) },
        { silent: true },
      ),
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: unitTermsKey });
      notify(t('administration.retention.saved'), { tone: 'success' });
      onClose();
    },
    findTheirs: async () => {
      const terms = await request(retentionUnit, { unitId }, { silent: true });
      const found = terms.find((one) => one.table === table) ?? term;
      return { draft: draftOf(found), revision: found.revision };
    },
  });
}

/** What the next purge would delete by the term that stands in the form. */
function Preview({
  unitId,
  term: { table, usual },
  days,
}: {
  unitId: string;
  term: UnitTerm;
  days: number | null | undefined;
}): ReactElement | null {
  const t = useTranslations<MessageId>();
  const asked = days ?? usual;
  const isAsked = days !== undefined && asked !== null;
  const { data } = useQuery({ ...previewQuery(unitId, table, asked ?? 0), enabled: isAsked });
  if (!isAsked || !data) return null;
  return (
    <Text role="status" fontSize="sm" color={data.rows > 0 ? 'fg.warning' : 'fg.muted'}>
      {t(data.isMore ? 'administration.retention.previewMore' : 'administration.retention.preview', {
        count: data.rows,
      })}
    </Text>
  );
}

function draftOf({ own }: UnitTerm): TermDraft {
  return { days: own === null ? '' : String(own) };
}

/** Null for the usual term, undefined for what is none. */
function readDays({ days }: TermDraft, { from, to }: UnitTerm): number | null | undefined {
  const text = days.trim();
  if (text === '') return null;
  const value = Number(text);
  return /^\d{1,4}$/.test(text) && value >= from && value <= to ? value : undefined;
}
