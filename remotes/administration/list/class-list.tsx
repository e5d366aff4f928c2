import { UsersRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Pagination } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, EmptyState } from 'shell/ui';
import type { AnswerOf, organisationClasses } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import { type ClassQuery, isNarrowed } from '../class/class-query.ts';
import { usePlaceNames } from '../class/use-place-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Task } from '../tasks/task.ts';
import { ClassCards } from './class-cards.tsx';
import { ClassTable } from './class-table.tsx';

export interface ClassListProps {
  data: AnswerOf<typeof organisationClasses>;
  unitId: string;
  query: ClassQuery;
  caption: string;
  /** True while another page is on its way. */
  isBusy: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
  onTask: (task: Task) => void;
}

/** A page of classes as table or cards, or what to do when there is none. */
export function ClassList(props: ClassListProps): ReactElement {
  const { data, unitId, query, caption, isBusy, onPage, onClear, onTask } = props;
  const t = useTranslations<MessageId>();
  const places = usePlaceNames(unitId);
  const View = useNarrow() ? ClassCards : ClassTable;
  if (data.total === 0) {
    const state = isNarrowed(query) ? 'noMatch' : 'empty';
    return (
      <EmptyState
        icon={<UsersRound size={40} strokeWidth={1.25} aria-hidden />}
        title={t(`administration.${state}.title`)}
        text={t(`administration.${state}.hint`)}
      >
        <Button
          variant={state === 'noMatch' ? 'outline' : 'solid'}
          minHeight={{ base: '11', md: '10' }}
          onClick={() => (state === 'noMatch' ? onClear() : onTask({ kind: 'create' }))}
        >
          {t(state === 'noMatch' ? 'administration.classes.clear' : 'administration.classes.create')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'} transition="opacity 150ms ease-out 200ms">
      <View classes={data.list} caption={caption} places={places} onTask={onTask} />
      <Box padding="3">
        <Pagination
          page={data.page}
          pages={Math.max(1, data.pages)}
          total={data.total}
          onPageChange={onPage}
        />
      </Box>
    </Box>
  );
}
