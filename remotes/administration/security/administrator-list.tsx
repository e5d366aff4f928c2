import { type ReactElement, useState } from 'react';
import { useMaySend } from 'shell/permissions';
import { useTranslations, useUser } from 'shell/session';
import { Badge, Box, Button, chakra, EmptyState, Flex, Text } from 'shell/ui';
import { type SecondStepUnit, secondStepReset } from '#shared/contracts';
import { useDates } from '#shared/dates';
import type { MessageId } from '../messages/message-id.ts';
import { HoldsMore } from '../people/holds-more.tsx';
import { ResetDialog } from './reset-dialog.tsx';

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
  },
});

type Administrator = SecondStepUnit['administrators'][number];

export interface AdministratorListProps {
  unitName: string;
  administrators: readonly Administrator[];
}

/** Who has a second step, and what to do for somebody who lost hers. */
export function AdministratorList({ unitName, administrators }: AdministratorListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { userId } = useUser();
  const mayReset = useMaySend()(secondStepReset);
  const [resetting, setResetting] = useState<Administrator>();
  if (administrators.length === 0) return <EmptyState title={t('administration.security.nobody')} />;
  return (
    <>
      <List aria-label={t('administration.security.list', { unit: unitName })}>
        {administrators.map((one) => (
          <Item key={one.userId}>
            <Flex align="center" gap="3" wrap="wrap" minHeight="11">
              <Box flex="1 1 12rem" minWidth="0">
                <Text fontWeight="600" overflowWrap="anywhere">
                  {one.realName}
                </Text>
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {one.loginName}
                </Text>
                {mayReset && one.since && one.holdsMore ? <HoldsMore /> : null}
              </Box>
              <Badge colorPalette={one.since ? 'green' : 'gray'}>
                {one.since
                  ? t('administration.security.since', { date: dates.format(one.since, 'YYYY-MM-DD') })
                  : t('administration.security.none')}
              </Badge>
              {mayReset && one.since && one.userId !== userId && !one.holdsMore ? (
                <Button
                  variant="outline"
                  size="sm"
                  minHeight={{ base: '11', md: '9' }}
                  aria-label={t('administration.security.resetOf', { name: one.realName })}
                  onClick={() => setResetting(one)}
                >
                  {t('administration.security.reset')}
                </Button>
              ) : null}
            </Flex>
          </Item>
        ))}
      </List>
      {resetting ? <ResetDialog person={resetting} onClose={() => setResetting(undefined)} /> : null}
    </>
  );
}
