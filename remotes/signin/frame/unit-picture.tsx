import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Image, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

const picture = new URL('./lotus-pond.svg', import.meta.url).href;

/** The left side on wide screens: a picture, the unit's name and one line, under a veil that keeps them readable. */
export function UnitPicture({ name }: { name: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Box
      display={{ base: 'none', lg: 'block' }}
      // As high as the window, however long the card becomes: the picture keeps its size.
      position="sticky"
      top="0"
      height="100dvh"
      overflow="hidden"
      bg="bg.muted"
    >
      <Image
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        position="absolute"
        inset="0"
        boxSize="100%"
        objectFit="cover"
        objectPosition="50% 100%"
        content="var(--theme-picture, normal)"
        _dark={{ filter: 'brightness(0.6)' }}
      />
      <Box
        position="absolute"
        insetInline="0"
        top="0"
        height="72"
        bgGradient="to-b"
        gradientFrom="bg/80"
        gradientTo="transparent"
      />
      <Box position="relative" padding={{ lg: 'min(3rem, 5vw)', xl: 'min(4rem, 5vw)' }}>
        <Text
          fontSize={{ lg: 'min(1.875rem, 3.5vw)', xl: 'min(2.25rem, 3.5vw)' }}
          fontWeight="semibold"
          lineHeight="short"
          textWrap="balance"
          title={name}
          lineClamp="2"
        >
          {name}
        </Text>
        <Text fontSize="xl" marginTop="3">
          {t('signin.page.line')}
        </Text>
      </Box>
    </Box>
  );
}
