import type { ReactElement } from 'react';
import { useTranslations, useUser } from 'shell/session';
import { Badge, Box, Button, Flex, Text } from 'shell/ui';
import { Row, Rows } from '../frame/rows.tsx';
import { useUnitName } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Owner } from './owners.ts';

interface OwnerListProps {
  owners: readonly Owner[];
  onRemove: (owner: Owner) => void;
}

/** The owners of an app, of whom the last one stays. */
export function OwnerList({ owners, onRemove }: OwnerListProps): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Rows aria-label={t('developers.section.owners')}>
      {owners.map((owner) => (
        <Row key={owner.userId}>
          <Flex align="center" justify="space-between" gap="3" padding={{ base: '3', md: '4' }}>
            <OwnerName owner={owner} />
            {owners.length > 1 ? (
              <Button
                variant="outline"
                size="sm"
                minHeight={{ base: '11', md: '9' }}
                aria-label={t('developers.owners.removeName', { name: owner.realName })}
                onClick={() => onRemove(owner)}
              >
                {t('developers.owners.remove')}
              </Button>
            ) : null}
          </Flex>
        </Row>
      ))}
      {owners.length === 0 ? (
        <Row>
          <Text padding="4">{t('developers.owners.none')}</Text>
        </Row>
      ) : null}
    </Rows>
  );
}

function OwnerName({ owner }: { owner: Owner }): ReactElement {
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  const { userId } = useUser();
  return (
    <Box minWidth="0">
      <Text fontWeight="600" overflowWrap="anywhere">
        {owner.realName}
        {owner.userId === userId ? (
          <Badge colorPalette="brand" marginInlineStart="2">
            {t('developers.owners.you')}
          </Badge>
        ) : null}
      </Text>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`${owner.loginName} · ${nameUnit(owner.unit)}`}
      </Text>
    </Box>
  );
}
