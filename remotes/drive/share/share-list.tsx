import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Text } from 'shell/ui';
import type { DriveShare } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { dayOf } from './until.ts';
import { useTargetName } from './use-target-name.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

export interface ShareListProps {
  shares: readonly DriveShare[];
  /** Undefined where they are only shown. */
  onEnd?: (share: DriveShare) => void;
}

/** With whom something is shared, until when, and the end of each. */
export function ShareList({ shares, onEnd }: ShareListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const nameOf = useTargetName();
  if (shares.length === 0)
    return (
      <Text fontSize="sm" color="fg.muted">
        {t('drive.share.none')}
      </Text>
    );
  return (
    <List aria-label={t('drive.share.list')}>
      {shares.map((share) => (
        <li key={share.shareId}>
          <Flex align="center" gap="3" paddingBlock="2">
            <Box flex="1" minWidth="0">
              <Text truncate>{nameOf(share.target)}</Text>
              <Text fontSize="sm" color="fg.muted">
                {t(`drive.role.${share.role}`)}
                {' · '}
                {share.until === null
                  ? t('drive.share.noEnd')
                  : t('drive.share.ends', { day: dayOf(share.until) })}
              </Text>
            </Box>
            {onEnd ? (
              <Button
                size="sm"
                variant="outline"
                minHeight={{ base: '11', md: '9' }}
                aria-label={t('drive.share.endOf', { name: nameOf(share.target) })}
                onClick={() => onEnd(share)}
              >
                {t('drive.share.end')}
              </Button>
            ) : null}
          </Flex>
        </li>
      ))}
    </List>
  );
}
