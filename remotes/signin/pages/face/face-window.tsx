import { type ReactElement, useEffect, useRef } from 'react';
import { IntlExtension } from 'shell/session';
import { Box, Button, Center, chakra, Heading, Spinner, Stack, Text } from 'shell/ui';
import type { CompiledMessages } from '#shared/contracts';
import { useFaceTranslations } from './face-translations.ts';
import { type FaceStage, useFaceSignIn } from './use-face-sign-in.ts';

const Frame = chakra('dialog', {
  base: {
    width: 'min(30rem, calc(100vw - 2rem))',
    margin: 'auto',
    padding: '5',
    borderRadius: 'card',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    _backdrop: { bg: 'blackAlpha.600' },
  },
});

const Video = chakra('video', {
  // As in a mirror.
  base: { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

/** What stands over the picture: nothing while there is one. */
const Cover = ({ stage, onRetry }: { stage: FaceStage; onRetry: () => void }): ReactElement | null => {
  const t = useFaceTranslations();
  if (stage.at === 'live') return null;
  const isWaiting = stage.at === 'starting' || stage.at === 'sending';
  const text =
    stage.at === 'refused' ? (stage.message ?? t('signin.face.unknown')) : t(`signin.face.${stage.at}`);
  return (
    <Center position="absolute" inset="0" padding="6" bg="bg.panel/90" textAlign="center">
      <Stack gap="4" align="center">
        {isWaiting ? <Spinner /> : null}
        <Text role={isWaiting ? 'status' : 'alert'}>{text}</Text>
        {isWaiting || stage.at === 'insecure' ? null : (
          <Button onClick={onRetry}>{t('signin.face.retry')}</Button>
        )}
      </Stack>
    </Center>
  );
};

const Content = ({ onClose }: { onClose: () => void }): ReactElement => {
  const t = useFaceTranslations();
  const frame = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { stage, take, retry } = useFaceSignIn(video);
  useEffect(() => frame.current?.showModal(), []);
  const isLive = stage.at === 'live';
  return (
    <Frame ref={frame} aria-labelledby="face-title" onClose={onClose}>
      <Stack gap="4">
        <Heading id="face-title" as="h2" size="lg">
          {t('signin.face.title')}
        </Heading>
        <Box position="relative" aspectRatio="1" overflow="hidden" borderRadius="control" bg="bg.muted">
          <Video ref={video} muted playsInline aria-label={t('signin.face.video')} />
          <Box
            hidden={!isLive}
            position="absolute"
            insetInline="32.5%"
            top="32.5%"
            aspectRatio="1"
            borderWidth="3px"
            borderColor="white"
            borderRadius="card"
            boxShadow="0 0 0 1px rgb(0 0 0 / 60%)"
          />
          <Cover stage={stage} onRetry={retry} />
        </Box>
        <Text role="status" minHeight="6">
          {isLive ? t(stage.isWatched ? 'signin.face.prompt' : 'signin.face.manual') : ''}
        </Text>
        <Button size="xl" disabled={!isLive} onClick={take}>
          {t('signin.face.take')}
        </Button>
        <Button variant="outline" size="lg" onClick={onClose}>
          {t('signin.face.close')}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {t('signin.face.notice')}
        </Text>
      </Stack>
    </Frame>
  );
};

/** A window over the sign-in page with what the camera sees; Escape leaves it. */
export const FaceWindow = ({
  messages,
  onClose,
}: {
  messages: CompiledMessages;
  onClose: () => void;
}): ReactElement => (
  <IntlExtension messages={messages}>
    <Content onClose={onClose} />
  </IntlExtension>
);
