import { useTranslations } from 'shell/session';
import type { AppChannel } from '#shared/contracts';
import { useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';

/** Whose users a pointer is for, in words. */
export function usePointerName(): (
  channel: Pick<AppChannel, 'unitId' | 'unitName' | 'unitEnName'>,
) => string {
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  return ({ unitId, unitName, unitEnName }) =>
    unitId === null
      ? t('developers.apps.allUnits')
      : nameUnit({ name: unitName ?? unitId, enName: unitEnName });
}
