import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { chakra, Text } from 'shell/ui';
import type { AuditLogLine } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { findDetailWords, findEventWords, findMark } from './event-words.ts';

export interface EventLineProps {
  line: AuditLogLine;
  /** Shows details that have no words of their own. */
  isExact?: boolean | undefined;
}

const Data = chakra('code', { base: { overflowWrap: 'anywhere' } });

/** What happened, with the detail below it. */
export function EventLine({ line, isExact = false }: EventLineProps): ReactElement {
  const t = useTranslations<MessageId>();
  const event = findEventWords(line.event);
  const detail = findDetailWords(line.detail);
  const below = detail ? t(detail, { mark: findMark(line.detail) ?? '' }) : null;
  // Without words of its own a detail is data, as programs write it.
  const data = isExact && !detail ? line.detail : null;
  return (
    <>
      <Text fontWeight="500" overflowWrap="anywhere">
        {event ? t(event) : line.event}
      </Text>
      {below || data ? (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {below ?? <Data>{data}</Data>}
        </Text>
      ) : null}
    </>
  );
}
