import { type ReactElement, useState } from 'react';
import { FilterChips } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Box, Button, Card, Flex, Text } from 'shell/ui';
import { type AttendanceStatus, attendanceStatuses, type ClassRegister } from '#shared/contracts';
import { useNarrow } from '#shared/viewport';
import type { MessageId } from '../messages/message-id.ts';
import { ClassCamera } from './class-camera.tsx';
import { type ClassDay, nameOf } from './class-query.ts';
import { PupilCards } from './pupil-cards.tsx';
import { PupilTable } from './pupil-table.tsx';
import { RegisterExport } from './register-export.tsx';
import { useMarking } from './use-marking.ts';

interface RegisterViewProps {
  ofDay: ClassDay;
  register: ClassRegister;
  isToday: boolean;
}

/** The register of a class for a day: the camera, and everybody in it. */
export function RegisterView({ ofDay, register, isToday }: RegisterViewProps): ReactElement {
  const { registerId } = register;
  return (
    <>
      {registerId && isToday ? (
        <ClassCamera ofDay={ofDay} registerId={registerId} register={register} />
      ) : null}
      {registerId ? <Pupils ofDay={ofDay} registerId={registerId} register={register} /> : null}
    </>
  );
}

function Pupils({
  ofDay,
  registerId,
  register: { pupils: kept, isFaceOffered },
}: {
  ofDay: ClassDay;
  registerId: string;
  register: ClassRegister;
}): ReactElement {
  const t = useTranslations<MessageId>();
  const isNarrow = useNarrow();
  const [pupils, mark] = useMarking({ ofDay, registerId, pupils: kept });
  const [filter, setFilter] = useState<AttendanceStatus>();
  const caption = t('face.register.caption', {
    name: nameOf({ ...ofDay, gradeName: ofDay.gradeName ?? '' }),
    day: ofDay.day,
  });
  const unmarked = pupils.filter(({ markedAt }) => markedAt === null);
  const shown = filter ? pupils.filter(({ status }) => status === filter) : pupils;
  const View = isNarrow ? PupilCards : PupilTable;
  return (
    <Card padding="0" as="section" aria-label={caption}>
      <Flex padding="4" gap="3" wrap="wrap" justify="space-between">
        <FilterChips
          label={t('face.register.filter')}
          options={attendanceStatuses.map((status) => ({
            value: status,
            label: t('face.register.count', {
              status: t(`face.status.${status}`),
              count: pupils.filter((pupil) => pupil.status === status).length,
            }),
          }))}
          value={filter}
          onValueChange={setFilter}
        />
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            minHeight={{ base: '11', md: '10' }}
            disabled={unmarked.length === 0}
            onClick={() =>
              mark(
                unmarked.map(({ userId }) => userId),
                'present',
              )
            }
          >
            {t('face.register.rest')}
          </Button>
          <RegisterExport title={caption} pupils={pupils} />
        </Flex>
      </Flex>
      {shown.length > 0 ? (
        <View
          pupils={shown}
          caption={caption}
          isFaceOffered={isFaceOffered}
          onMark={(userId, status) => mark([userId], status)}
        />
      ) : (
        <Box padding="4" borderTopWidth="1px" borderColor="border.muted">
          <Text color="fg.muted">{t('face.register.nobody')}</Text>
        </Box>
      )}
    </Card>
  );
}
