import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import type { AppChannel, ReleasedApp } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { usePointerName } from './pointer-names.ts';
import { useMove } from './use-move.ts';

export interface PointerDialogProps {
  app: ReleasedApp;
  pointer: AppChannel;
  onClose: () => void;
}

/** Asks before the users of a pointer get the version before again. */
export function RollBackDialog({ app, pointer, onClose }: PointerDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const { code, names } = app;
  const { unitId, channel, version: from, previousVersion: version } = pointer;
  const values = { name: pick(names), who: usePointerName()(pointer), from, version: version ?? '' };
  const { isBusy, move } = useMove(t('developers.rollBack.done', values), onClose);
  return (
    <ConfirmDialog
      open
      title={t('developers.rollBack.title', values)}
      confirmLabel={t('developers.rollBack.action', values)}
      busy={isBusy}
      onConfirm={() =>
        move({ kind: 'move', code, unitId: unitId ?? '', channel, from, version: version ?? '' })
      }
      onCancel={onClose}
    >
      {t('developers.rollBack.text', values)}
    </ConfirmDialog>
  );
}
