import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Button, Card, EmptyState, Stack } from 'shell/ui';
import { type Promotion, promotionState, promotionUndo } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameOf } from '../class/class-name.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ChangedPeople } from './changed-people.tsx';

export interface EndedYearProps {
  unitId: string;
  promotion: Promotion;
  /** ISO 8601. */
  undoUntil: string;
}

/** The year has ended; for a week it can be undone. */
export function EndedYear({ unitId, promotion, undoUntil }: EndedYearProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  const { yearName: year, moved, left, taken, changed } = promotion;
  return (
    <Stack gap="4">
      <Card>
        <EmptyState
          icon={<CalendarCheck size={40} strokeWidth={1.25} aria-hidden />}
          title={t('administration.yearEnd.done', { year })}
          text={t('administration.yearEnd.doneHint', {
            ...{ moved, left, until: dates.format(undoUntil, 'YYYY-MM-DD HH:mm') },
          })}
        >
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={taken.length > 0}
            onClick={() => setAsking(true)}
          >
            {t('administration.yearEnd.undo')}
          </Button>
        </EmptyState>
      </Card>
      {taken.length > 0 ? (
        <Alert tone="warning">
          {t('administration.yearEnd.taken', {
            names: taken.map(nameOf).join(t('administration.yearEnd.comma')),
          })}
        </Alert>
      ) : null}
      <ChangedPeople people={changed} title={t('administration.yearEnd.changed')} />
      {isAsking ? (
        <UndoDialog unitId={unitId} promotion={promotion} onClose={() => setAsking(false)} />
      ) : null}
    </Stack>
  );
}

interface UndoDialogProps {
  unitId: string;
  promotion: Promotion;
  onClose: () => void;
}

/** Asks before it is undone. The request shows why it was refused. */
function UndoDialog({ unitId, promotion: { promotionId }, onClose }: UndoDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const undoing = useMutation({
    mutationFn: () => request(promotionUndo, { unitId, promotionId }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [promotionState.name] });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('administration.yearEnd.undoTitle')}
      confirmLabel={t('administration.yearEnd.undo')}
      destructive
      busy={undoing.isPending}
      onConfirm={() => {
        if (!undoing.isPending) undoing.mutate();
      }}
      onCancel={onClose}
    >
      {t('administration.yearEnd.undoText')}
    </ConfirmDialog>
  );
}
