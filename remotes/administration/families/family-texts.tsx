import type { ReactElement } from 'react';
import { NameButton } from 'shell/kit';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Box, Text } from 'shell/ui';
import { familyLinksAdd, type PupilFamily } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { rowMark } from '../list/row-focus.ts';
import type { MessageId } from '../messages/message-id.ts';

export interface PupilTitleProps {
  pupil: PupilFamily;
  onParents: (pupil: PupilFamily) => void;
}

/** The name of a pupil. Those who link parents open hers with it; others read it. */
export function PupilTitle({ pupil, onParents }: PupilTitleProps): ReactElement {
  const t = useTranslations<MessageId>();
  const name = pupil.realName;
  return (
    <Box {...rowMark(pupil.userId)} tabIndex={-1}>
      {useMaySend()(familyLinksAdd) ? (
        <NameButton
          name={name}
          label={t('administration.families.edit', { name })}
          onClick={() => onParents(pupil)}
        />
      ) : (
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
      )}
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {pupil.loginName}
      </Text>
    </Box>
  );
}

/** The parents of a pupil, one below the other. */
export function ParentNames({ pupil: { parents } }: { pupil: PupilFamily }): ReactElement {
  const t = useTranslations<MessageId>();
  if (parents.length === 0) return <Text color="fg.muted">{t('administration.families.noParents')}</Text>;
  return (
    <>
      {parents.map(({ userId, realName, loginName }) => (
        <Text key={userId} overflowWrap="anywhere">
          {t('administration.families.parent', { name: realName, loginName })}
        </Text>
      ))}
    </>
  );
}

/** How many codes wait for the parents of a pupil. */
export function CodesLeft({ pupil: { codes, codesUntil } }: { pupil: PupilFamily }): ReactElement | null {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  if (codes === 0 || codesUntil === null) return null;
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('administration.families.codesUntil', {
        count: codes,
        day: dates.format(codesUntil, 'YYYY-MM-DD'),
      })}
    </Text>
  );
}
