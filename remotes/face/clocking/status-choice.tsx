import type { ReactElement } from 'react';
import { Choice } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Grid } from 'shell/ui';
import { type AttendanceStatus, attendanceStatuses, type RegisterPupil } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface PupilsProps {
  pupils: readonly RegisterPupil[];
  caption: string;
  /** Whether the camera may look. */
  isFaceOffered: boolean;
  onMark: (userId: string, status: AttendanceStatus) => void;
}

/** The four statuses of a pupil; none is chosen before somebody has marked her. */
export function StatusChoice({
  pupil: { userId, realName, status, markedAt },
  onMark,
}: {
  pupil: RegisterPupil;
  onMark: PupilsProps['onMark'];
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Grid role="radiogroup" aria-label={realName} templateColumns="repeat(4, minmax(0, 1fr))" gap="1">
      {attendanceStatuses.map((one) => (
        <Choice
          key={one}
          name={`status-${userId}`}
          value={one}
          checked={markedAt !== null && one === status}
          onChoose={() => onMark(userId, one)}
          paddingInline="1"
          fontSize="sm"
        >
          {t(`face.status.${one}`)}
        </Choice>
      ))}
    </Grid>
  );
}
