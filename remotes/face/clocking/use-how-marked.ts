import { useTranslations } from 'shell/session';
import type { RegisterPupil } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';

/** When and how a pupil was marked, in words. */
export function useHowMarked(): (pupil: RegisterPupil) => string {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  return ({ markedAt, byFace }) =>
    markedAt === null
      ? t('face.register.unmarked')
      : t(byFace ? 'face.register.byFace' : 'face.register.byHand', {
          time: dates.format(markedAt, 'HH:mm'),
        });
}
