import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, Flex, HStack, PageHeading, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import { endArranging } from './arranging.ts';

export interface ArrangeHeadingProps {
  mayMove: boolean;
  /** Undefined while there is no order to give up. */
  onReset: (() => void) | undefined;
}

/** What can be done here, and the way out. */
export function ArrangeHeading({ mayMove, onReset }: ArrangeHeadingProps): ReactElement {
  const t = useTranslations<MessageId>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Box flex="1 1 18rem" minWidth="0">
        <PageHeading ref={heading} size={{ base: 'xl', md: '2xl' }}>
          {t('desktop.arrange.title')}
        </PageHeading>
        <Text color="fg.muted">{t(mayMove ? 'desktop.arrange.hintMove' : 'desktop.arrange.hint')}</Text>
      </Box>
      <HStack gap="2">
        {onReset ? (
          <Button variant="outline" size={{ base: 'lg', md: 'md' }} onClick={onReset}>
            {t('desktop.arrange.reset')}
          </Button>
        ) : null}
        <Button size={{ base: 'lg', md: 'md' }} onClick={() => void endArranging()}>
          {t('desktop.arrange.done')}
        </Button>
      </HStack>
    </Flex>
  );
}
