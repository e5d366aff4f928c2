import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Button, PageHeading, Stack, Text } from 'shell/ui';
import { organisationYears, type Promotion, promotionProposal } from '#shared/contracts';
import { classesKey } from '../class/class-queries.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { KeptUnit } from '../unit/unit-view.tsx';
import { ChangedPeople } from './changed-people.tsx';
import { EndForm } from './end-form.tsx';
import { EndedYear } from './ended-year.tsx';
import { EndingYear } from './ending-year.tsx';
import { isRunning, proposalQuery, stateQuery } from './year-end-queries.ts';

export interface YearEndProps {
  unit: KeptUnit;
  onBack: () => void;
}

/** The end of a school year: what becomes of each class, how far it is, and undoing it. */
export function YearEnd({ unit, onBack }: YearEndProps): ReactElement {
  const { unitId } = unit;
  const t = useTranslations<MessageId>();
  const state = useQuery(stateQuery(unitId));
  useFreshLists(state.data);
  return (
    <Stack gap="4">
      <Stack gap="1" align="flex-start">
        <Button variant="ghost" minHeight={{ base: '11', md: '10' }} marginInlineStart="-4" onClick={onBack}>
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.yearEnd.back')}
        </Button>
        <PageHeading>{t('administration.yearEnd.title')}</PageHeading>
      </Stack>
      <QueryView query={state}>{(promotion) => <Content unit={unit} promotion={promotion} />}</QueryView>
    </Stack>
  );
}

function Content({ unit, promotion }: { unit: KeptUnit; promotion: Promotion | null }): ReactElement {
  const { unitId } = unit;
  if (promotion && isRunning(promotion)) return <EndingYear promotion={promotion} />;
  if (promotion?.undoUntil)
    return <EndedYear unitId={unitId} promotion={promotion} undoUntil={promotion.undoUntil} />;
  return (
    <>
      {promotion?.status === 'undone' ? <Undone promotion={promotion} /> : null}
      <Plan unit={unit} />
    </>
  );
}

function Undone({ promotion }: { promotion: Promotion }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack gap="2">
      <Text role="status">{t('administration.yearEnd.undone', { year: promotion.yearName })}</Text>
      <ChangedPeople people={promotion.changed} title={t('administration.yearEnd.kept')} />
    </Stack>
  );
}

function Plan({ unit: { unitId, name } }: { unit: KeptUnit }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <>
      <Text color="fg.muted">{t('administration.yearEnd.text', { unit: name })}</Text>
      <QueryView query={useQuery(proposalQuery(unitId))}>
        {(proposal) => <EndForm unitId={unitId} proposal={proposal} />}
      </QueryView>
    </>
  );
}

/** Once it has run, or was undone, classes and years are others. */
function useFreshLists(promotion: Promotion | null | undefined): void {
  const queryClient = useQueryClient();
  const status = promotion?.status;
  useEffect(() => {
    if (status !== 'done' && status !== 'undone') return;
    for (const queryKey of [classesKey, [organisationYears.name], [promotionProposal.name]])
      void queryClient.invalidateQueries({ queryKey });
  }, [status, queryClient]);
}
