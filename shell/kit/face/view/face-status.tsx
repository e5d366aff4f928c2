import type { ReactElement } from 'react';
import { useDates } from '#shared/dates';
import { useTranslations } from '../../../core/language/index.ts';
import { Box, Text } from '../../ui/index.ts';
import type { FaceState } from '../machine/face-state.ts';
import type { MessageId } from '../message-id.ts';

/** What the person is to do now, in words that are read out. */
export function FaceStatus({ state }: { state: FaceState }): ReactElement {
  const { stage } = state;
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const isWatched = stage.at === 'tracking' && state.detector === 'ready';
  return (
    <Box textAlign="center" minHeight="12">
      {isWatched ? <Text fontSize="sm">{t('kit.face.prompt')}</Text> : null}
      {stage.at === 'saved' ? (
        <Text>{t('kit.face.savedAt', { time: dates.format(stage.record.registerTime) })}</Text>
      ) : null}
      <Text role="status" fontWeight="600">
        {wordsOf(state, t)}
      </Text>
    </Box>
  );
}

function wordsOf({ stage, detector }: FaceState, t: (id: MessageId) => string): string {
  switch (stage.at) {
    case 'ready':
      if (detector === 'failed') return t('kit.face.unwatched');
      return t(stage.hint ? `kit.face.hint.${stage.hint}` : 'kit.face.manual');
    case 'tracking':
      if (detector === 'loading') return t('kit.face.loading');
      return stage.hint ? t(`kit.face.hint.${stage.hint}`) : '';
    case 'asking':
      return t('kit.face.asking');
    case 'turning':
      return t(stage.challenge.action === 'turn-left' ? 'kit.face.turnLeft' : 'kit.face.turnRight');
    case 'captured':
      return t('kit.face.captured');
    default:
      return '';
  }
}
