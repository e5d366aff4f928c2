import type { ReactElement } from 'react';
import { type FaceRefusal, FaceWidget } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Card, Heading, notify, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** Takes and saves the picture of a face. */
export function EnrolCard({ userId, onChanged }: { userId: string; onChanged: () => void }): ReactElement {
  const t = useTranslations<MessageId>();
  const onRefused = ({ code, message }: FaceRefusal): void => {
    if (code !== 'forbidden') return;
    // The consent was withdrawn meanwhile, or the unit has no faces any more: the page then shows what there is to do instead.
    notify(message, { tone: 'error', duration: 10_000 });
    onChanged();
  };
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Heading as="h2" size="lg">
          {t('face.enrol.title')}
        </Heading>
        <FaceWidget type="collect" userId={userId} onSaveSuccess={onChanged} onRefused={onRefused} />
      </Stack>
    </Card>
  );
}
