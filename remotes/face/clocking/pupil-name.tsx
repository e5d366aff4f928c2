import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Badge, Flex, Text } from 'shell/ui';
import type { RegisterPupil } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

/** The name of a pupil; where there is a camera, whether it cannot find her. */
export function PupilName({
  pupil: { realName, hasFace },
  isFaceOffered,
}: {
  pupil: Pick<RegisterPupil, 'realName' | 'hasFace'>;
  isFaceOffered: boolean;
}): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Text as="span" fontWeight="medium" overflowWrap="anywhere">
        {realName}
      </Text>
      {hasFace || !isFaceOffered ? null : <Badge colorPalette="gray">{t('face.register.noFace')}</Badge>}
    </Flex>
  );
}
