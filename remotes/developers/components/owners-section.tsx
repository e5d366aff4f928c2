import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from 'shell/kit';
import { isRequestError } from 'shell/request';
import { useTranslations, useUser } from 'shell/session';
import { Badge, Box, Button, Card, chakra, Field, Flex, Input, Text } from 'shell/ui';
import type { AnswerOf, clientOwnerList } from '#shared/contracts';
import { addOwner } from '../api/add-owner.ts';
import { ownersQuery } from '../api/owners.ts';
import { removeOwner } from '../api/remove-owner.ts';
import type { MessageId } from '../state/message-id.ts';
import { useClientCache } from '../state/use-client-cache.ts';
import { useUnitName } from '../state/use-names.ts';
import { Loaded } from './loaded.tsx';
import type { SectionProps } from './overview-section.tsx';

type Owner = AnswerOf<typeof clientOwnerList>[number];

const List = chakra('ul', { base: { listStyle: 'none' } });
const Item = chakra('li', {
  base: { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
});

/** What the service said about the login name, or in general. */
const textOf = (error: unknown): string | undefined => {
  if (!error) return undefined;
  if (!isRequestError(error)) return error instanceof Error ? error.message : undefined;
  return error.fieldErrors[0]?.message ?? error.message;
};

/** Who keeps an app. */
export const OwnersSection = ({ client }: Pick<SectionProps, 'client'>): ReactElement => {
  const t = useTranslations<MessageId>();
  const nameUnit = useUnitName();
  const { userId } = useUser();
  const { clientId } = client;
  const keep = useClientCache(clientId);
  const owners = useQuery(ownersQuery(clientId));
  const [loginName, setLoginName] = useState('');
  const [leaving, setLeaving] = useState<Owner>();
  const settle = (): void => {
    void owners.refetch();
    keep();
  };
  const adding = useMutation({
    mutationFn: () => addOwner(clientId, loginName.trim()),
    onSuccess: () => setLoginName(''),
    onSettled: settle,
  });
  const removing = useMutation({
    mutationFn: (owner: Owner) => removeOwner(clientId, owner.userId),
    onSuccess: () => setLeaving(undefined),
    onSettled: settle,
  });
  return (
    <Card padding="0">
      <chakra.form
        noValidate
        padding={{ base: '4', md: '5' }}
        borderBottomWidth="1px"
        borderColor="border.muted"
        onSubmit={(event) => {
          event.preventDefault();
          if (loginName.trim() && !adding.isPending) adding.mutate();
        }}
      >
        <Text color="fg.muted" marginBottom="3">
          {t('developers.owners.intro')}
        </Text>
        <Flex align="flex-start" wrap="wrap" gap="3">
          <Box flex="1 1 16rem" maxWidth={{ md: '24rem' }}>
            <Field label={t('developers.owners.login')} error={textOf(adding.error)}>
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={loginName}
                onChange={({ currentTarget }) => {
                  setLoginName(currentTarget.value);
                  adding.reset();
                }}
              />
            </Field>
          </Box>
          <Button type="submit" marginTop={{ base: '0', sm: '7' }} minHeight="11" loading={adding.isPending}>
            {t('developers.owners.add')}
          </Button>
        </Flex>
      </chakra.form>
      <Loaded query={owners}>
        {(list) => (
          <List aria-label={t('developers.section.owners')}>
            {list.map((owner) => (
              <Item key={owner.userId}>
                <Flex align="center" justify="space-between" gap="3" padding={{ base: '3', md: '4' }}>
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
                  {list.length > 1 ? (
                    <Button
                      variant="outline"
                      size="sm"
                      minHeight={{ base: '11', md: '9' }}
                      aria-label={t('developers.owners.removeName', { name: owner.realName })}
                      onClick={() => setLeaving(owner)}
                    >
                      {t('developers.owners.remove')}
                    </Button>
                  ) : null}
                </Flex>
              </Item>
            ))}
            {list.length === 0 ? (
              <Item>
                <Text padding="4">{t('developers.owners.none')}</Text>
              </Item>
            ) : null}
          </List>
        )}
      </Loaded>
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('developers.owners.removeTitle', { name: leaving?.realName ?? '' })}
        confirmLabel={t('developers.owners.remove')}
        destructive
        busy={removing.isPending}
        onConfirm={() => leaving && removing.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {t(leaving?.userId === userId ? 'developers.owners.removeSelf' : 'developers.owners.removeText')}
      </ConfirmDialog>
    </Card>
  );
};
