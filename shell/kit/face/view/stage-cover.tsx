import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from '../../../core/language/index.ts';
import { Box, Center, chakra, Spinner, Stack, Text } from '../../ui/index.ts';
import type { FaceEvent, FaceRules, FaceStage } from '../machine/face-state.ts';
import type { MessageId } from '../message-id.ts';

interface StageCoverProps {
  stage: FaceStage;
  rules: FaceRules;
  dispatch: (event: FaceEvent) => void;
}

/** What lies over the picture: what is awaited, what went wrong, how many seconds are left. */
export function StageCover({ stage, rules, dispatch }: StageCoverProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const retry = (): void => dispatch({ type: 'retry' });
  switch (stage.at) {
    case 'initialising':
    case 'opening':
    case 'sending':
      return <Waiting>{t(`kit.face.${stage.at}`)}</Waiting>;
    case 'closed':
      return <Cover>{rules.mode === 'collect' ? t('kit.face.first') : null}</Cover>;
    case 'countdown':
      return <Countdown seconds={Math.ceil(stage.leftMs / 1000)} />;
    case 'problem':
      return stage.problem === 'insecure' ? (
        <Cover isAlert>{t('kit.face.insecure')}</Cover>
      ) : (
        <Retry onRetry={retry} text={t(`kit.face.${stage.problem}`)} hint={t('kit.face.retry')} />
      );
    case 'timeout':
      return <Retry onRetry={retry} text={t('kit.face.timeout')} />;
    case 'error':
      return (
        <Retry onRetry={retry} text={stage.message ?? t('kit.face.unknown')} hint={t('kit.face.retry')} />
      );
    case 'done':
      return <Cover>{t('kit.face.done')}</Cover>;
    default:
      return null;
  }
}

function Cover({ children, isAlert = false }: { children: ReactNode; isAlert?: boolean }): ReactElement {
  return (
    <Center position="absolute" inset="0" padding="4" bg="bg.panel/90" color="fg" textAlign="center">
      <Text as="div" role={isAlert ? 'alert' : undefined}>
        {children}
      </Text>
    </Center>
  );
}

function Waiting({ children }: { children: ReactNode }): ReactElement {
  return (
    <Cover>
      <Stack gap="3" align="center">
        <Spinner />
        {children}
      </Stack>
    </Cover>
  );
}

/** The person sees herself meanwhile. */
function Countdown({ seconds }: { seconds: number }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Center position="absolute" insetInline="0" bottom="0" padding="3">
      <Text paddingInline="4" paddingBlock="2" borderRadius="full" bg="bg.panel" color="fg" fontWeight="600">
        {t('kit.face.countdown', { seconds })}
      </Text>
    </Center>
  );
}

const Press = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    padding: '4',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'bg.panel/90',
    color: 'fg',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
  },
});

/** The whole picture is the button. */
function Retry({ text, hint, onRetry }: { text: string; hint?: string; onRetry: () => void }): ReactElement {
  return (
    <Box role="alert">
      <Press type="button" onClick={onRetry}>
        <chakra.span display="flex" flexDirection="column" gap="2">
          <span>{text}</span>
          {hint ? <chakra.span textDecoration="underline">{hint}</chakra.span> : null}
        </chakra.span>
      </Press>
    </Box>
  );
}
