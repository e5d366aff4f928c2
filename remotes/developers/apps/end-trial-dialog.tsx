import type { ReactElement } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { usePointerName } from './pointer-names.ts';
import type { PointerDialogProps } from './roll-back-dialog.tsx';
import { useMove } from './use-move.ts';

/** Asks before a unit tries a version no more. */
export function EndTrialDialog({ app, pointer, onClose }: PointerDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const values = { name: pick(app.names), who: usePointerName()(pointer), version: pointer.version };
  const { isBusy, move } = useMove(t('developers.endTrial.done', values), onClose);
  return (
    <ConfirmDialog
      open
      title={t('developers.endTrial.title', values)}
      confirmLabel={t('developers.endTrial.action')}
      busy={isBusy}
      onConfirm={() =>
        move({
          ...{ kind: 'move', code: app.code, unitId: pointer.unitId ?? '', channel: pointer.channel },
          ...{ from: pointer.version, version: '' },
        })
      }
      onCancel={onClose}
    >
      {t('developers.endTrial.text', values)}
    </ConfirmDialog>
  );
}
