import { type ReactElement, useState } from 'react';
import { Choice, ChoiceGroup, ConfirmDialog } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Stack, Text } from 'shell/ui';
import { usePick } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { usePointerName } from './pointer-names.ts';
import type { PointerDialogProps } from './roll-back-dialog.tsx';
import { useMove } from './use-move.ts';

/** Asks where a version that is tried becomes stable: for its unit, or for all where the user may release to all. */
export function PromoteDialog({ app, pointer, onClose }: PointerDialogProps): ReactElement {
  const t = useTranslations<MessageId>();
  const pick = usePick();
  const { version } = pointer;
  const unitId = pointer.unitId ?? '';
  const [target, setTarget] = useState(unitId);
  const who = usePointerName()(pointer);
  const values = { name: pick(app.names), version, who: target === '' ? t('developers.apps.allUnits') : who };
  const { isBusy, move } = useMove(t('developers.promote.done', values), onClose);
  return (
    <ConfirmDialog
      open
      title={t('developers.promote.title', { name: pick(app.names), version })}
      confirmLabel={t('developers.promote.action')}
      busy={isBusy}
      onConfirm={() => move({ kind: 'promote', code: app.code, version, unitId: target })}
      onCancel={onClose}
    >
      <Stack gap="4">
        {app.mayReleaseToAll ? (
          <ChoiceGroup legend={t('developers.promote.where')}>
            {[unitId, ''].map((one) => (
              <Choice key={one} name="target" value={one} checked={target === one} onChoose={setTarget}>
                {one === '' ? t('developers.apps.allUnits') : who}
              </Choice>
            ))}
          </ChoiceGroup>
        ) : null}
        <Text>{t('developers.promote.text', values)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
