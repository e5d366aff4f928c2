import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FaceWidget } from 'shell/kit';
import { request } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Box, Button, Card, Heading, SimpleGrid, Stack, Text } from 'shell/ui';
import { type ClassRegister, type ClockedPupil, classClocking } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { type ClassDay, registerQuery } from './class-query.ts';

interface ClassCameraProps {
  ofDay: ClassDay;
  registerId: string;
  register: ClassRegister;
}

/** Finding a face takes a busy server its time, ms. */
const timeout = 30_000;

/** The camera of the classroom: pupils pass it one after another, and each is marked as she is found. */
export function ClassCamera({ register, ...props }: ClassCameraProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { isFaceOffered, pupils } = register;
  const withoutFace = pupils.filter(({ hasFace }) => !hasFace).length;
  if (!isFaceOffered || withoutFace === pupils.length)
    return <Alert>{t(isFaceOffered ? 'face.camera.nobody' : 'face.camera.off')}</Alert>;
  return <CameraCard {...props} withoutFace={withoutFace} />;
}

function CameraCard({
  ofDay,
  registerId,
  withoutFace,
}: Omit<ClassCameraProps, 'register'> & { withoutFace: number }): ReactElement {
  const t = useTranslations<MessageId>();
  const queryClient = useQueryClient();
  const card = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useState<ClockedPupil>();
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const recognise = async (faceImage: string): Promise<ClockedPupil> => {
    const found = await request(classClocking, { registerId, faceImage }, { silent: true, timeout });
    setLast(found);
    void queryClient.invalidateQueries({ queryKey: registerQuery(ofDay).queryKey });
    return found;
  };
  return (
    // Below the header of the portal.
    <Card as="section" aria-labelledby="class-camera" ref={card} scrollMarginTop={{ base: '16', md: '20' }}>
      <SimpleGrid columns={{ base: 1, lg: isOpen ? 2 : 1 }} gap="4">
        <Stack gap="3">
          <Heading as="h2" size="lg" id="class-camera">
            {t('face.camera.title')}
          </Heading>
          {/* A phone has room for the picture alone. */}
          <Box {...(isOpen ? { hideBelow: 'lg' } : {})}>
            <Text>{t('face.camera.text')}</Text>
            {withoutFace > 0 ? (
              <Text color="fg.muted">{t('face.camera.without', { count: withoutFace })}</Text>
            ) : null}
          </Box>
          <Box role="status">{last ? <Found pupil={last} /> : null}</Box>
          <Button
            variant={isOpen ? 'outline' : 'solid'}
            minHeight="11"
            alignSelf="start"
            onClick={() => {
              setLast(undefined);
              setOpen(!isOpen);
            }}
          >
            {t(isOpen ? 'face.camera.close' : 'face.camera.open')}
          </Button>
        </Stack>
        {isOpen ? <FaceWidget type="orther" asksTurn={false} waitTime={1} recognise={recognise} /> : null}
      </SimpleGrid>
    </Card>
  );
}

function Found({ pupil: { userName, status, markedAt } }: { pupil: ClockedPupil }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  return (
    <Alert tone={status === 'late' ? 'warning' : 'success'}>
      {t('face.camera.found', {
        name: userName,
        status: t(`face.status.${status}`),
        time: dates.format(markedAt, 'HH:mm'),
      })}
    </Alert>
  );
}
