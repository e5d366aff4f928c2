import type { ReactElement } from 'react';
import { TodayCards } from 'shell/header';
import { useTranslations } from 'shell/session';
import { Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { panelStyle } from '../tiles/panel-style.ts';

/** What apps say about the day of the user. Its width is fixed, so that nothing moves when they come. */
export function TodayColumn(): ReactElement {
  return (
    <Stack
      as="aside"
      aria-label={useTranslations<MessageId>()('desktop.today.label')}
      gap="3"
      // What two columns of groups with five tiles leave, or three with four, and the gap. The page that the server draws leaves it free.
      width={{
        base: 'clamp(14rem, calc(100% - 62.5rem), 20rem)',
        '2xl': 'clamp(14rem, calc(100% - 82rem), 20rem)',
      }}
      flexShrink="0"
    >
      <TodayCards hasColumn panelStyle={panelStyle} />
    </Stack>
  );
}
