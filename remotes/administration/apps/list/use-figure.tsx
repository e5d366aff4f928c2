import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Flex, Text } from 'shell/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { recentUse, sparkline } from './sparkline.ts';

const size = { width: 72, height: 18 } as const;

/** How often an app was opened lately, and how that went over twelve weeks. */
export function UseFigure({ opened }: { opened: readonly number[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const points = sparkline(opened, size);
  return (
    <Flex wrap="wrap" align="center" columnGap="2">
      {points ? (
        <Box as="span" color="brand.fg" flexShrink="0" aria-hidden>
          <svg width={size.width} height={size.height} role="presentation">
            <polyline points={points} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </Box>
      ) : null}
      <Text as="span" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('administration.apps.opened', { count: recentUse(opened) })}
      </Text>
    </Flex>
  );
}
