import { type ReactElement, useState } from 'react';
import { type FaceMatch, FaceWidget } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Alert, Button, Card, Heading, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

/** Tries out whether the portal knows the face again. Nothing is recorded by it. */
export function RecogniseCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const [match, setMatch] = useState<FaceMatch>();
  return (
    <Card padding={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <Heading as="h2" size="lg">
          {t('face.test.title')}
        </Heading>
        <Text>{t('face.test.text')}</Text>
        {match ? <Alert tone="success">{t('face.test.found', { name: match.userName })}</Alert> : null}
        {isOpen ? <FaceWidget type="orther" onGetUserMsg={setMatch} /> : null}
        <Button
          variant="outline"
          minHeight="11"
          alignSelf="start"
          onClick={() => {
            setMatch(undefined);
            setOpen(!isOpen);
          }}
        >
          {t(isOpen ? 'face.test.end' : 'face.test.begin')}
        </Button>
      </Stack>
    </Card>
  );
}
