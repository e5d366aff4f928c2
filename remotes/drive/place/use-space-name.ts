import { useTranslations } from 'shell/session';
import type { DriveSpace } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** The name of a space in the language of the page. */
export function useSpaceName(): (space: Pick<DriveSpace, 'kind' | 'gradeName' | 'className'>) => string {
  const t = useTranslations<MessageId>();
  return ({ kind, gradeName, className }) =>
    kind === 'class' ? `${gradeName} ${className}`.trim() : t(`drive.space.${kind}`);
}
