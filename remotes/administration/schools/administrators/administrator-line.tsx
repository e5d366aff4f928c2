import type { ReactElement } from 'react';
import { useMaySend } from 'shell/permissions';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, type ButtonProps, Flex, Text } from 'shell/ui';
import { type KeptPerson, peopleResetPassword, peopleSetStatus } from '#shared/contracts';
import { LineItem } from '../../items/plain-list.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { HoldsMore } from '../../people/holds-more.tsx';
import type { AdministratorTask } from './task-dialog.tsx';

export interface AdministratorLineProps {
  person: KeptPerson;
  onTask: (task: AdministratorTask) => void;
}

/** An administrator, with what the user may do for her, or why there is nothing. */
export function AdministratorLine({ person, onTask }: AdministratorLineProps): ReactElement {
  const t = useTranslations<MessageId>();
  const maySend = useMaySend();
  const { realName: name, loginName, userStatus, holdsMore } = person;
  const isDisabled = userStatus === 'disabled';
  const status = isDisabled ? 'enable' : 'disable';
  return (
    <LineItem>
      <Flex align="center" columnGap="3" rowGap="2" wrap="wrap" minHeight="11">
        <Box flex="1 1 10rem" minWidth="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
            {isDisabled ? <Badge>{t('administration.administrators.disabled')}</Badge> : null}
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {loginName}
          </Text>
          {holdsMore ? <HoldsMore /> : null}
        </Box>
        {holdsMore ? null : (
          <Flex gap="2" wrap="wrap">
            {maySend(peopleResetPassword) ? (
              <Action
                aria-label={t('administration.administrators.resetOf', { name })}
                onClick={() => onTask({ kind: 'reset', person })}
              >
                {t('administration.administrators.reset')}
              </Action>
            ) : null}
            {maySend(peopleSetStatus) ? (
              <Action
                aria-label={t(`administration.administrators.${status}Of`, { name })}
                onClick={() => onTask({ kind: 'status', person })}
              >
                {t(`administration.administrators.${status}`)}
              </Action>
            ) : null}
          </Flex>
        )}
      </Flex>
    </LineItem>
  );
}

function Action(props: ButtonProps): ReactElement {
  return <Button variant="outline" size="sm" minHeight={{ base: '11', md: '9' }} {...props} />;
}
