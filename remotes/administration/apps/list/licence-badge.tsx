import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge } from 'shell/ui';
import type { UnitApp } from '#shared/contracts';
import type { MessageId } from '../../messages/message-id.ts';

/** What stands in the way of an app besides the unit's decision; nothing where its licence holds. */
export function LicenceBadge({ licence: { state } }: Pick<UnitApp, 'licence'>): ReactElement | null {
  const t = useTranslations<MessageId>();
  if (state === 'valid') return null;
  return (
    <Badge colorPalette={state === 'missing' ? 'orange' : 'red'}>
      {t(`administration.apps.licence.${state}`)}
    </Badge>
  );
}
