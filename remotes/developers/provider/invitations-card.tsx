import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { AppLink, Box, Button, Card, Flex, Heading, notify, Text } from 'shell/ui';
import type { AnswerOf, clientInvitationList } from '#shared/contracts';
import { Loaded } from '../frame/loaded.tsx';
import { Row, Rows } from '../frame/rows.tsx';
import { useInstant } from '../frame/use-names.ts';
import type { MessageId } from '../messages/message-id.ts';
import { formatClientHash } from '../routes/route.ts';
import { InvitationForm } from './invitation-form.tsx';
import { invitationsQuery, removeInvitation } from './invitations.ts';

type Invitation = AnswerOf<typeof clientInvitationList>[number];

interface InvitationRowProps {
  invitation: Invitation;
  isBusy: boolean;
  onRemove: () => void;
}

/** Lets programs register an app by themselves, once each and until a date. */
export function InvitationsCard(): ReactElement {
  const t = useTranslations<MessageId>();
  const invitations = useQuery(invitationsQuery);
  const removing = useMutation({
    mutationFn: removeInvitation,
    onSuccess: () => notify(t('developers.invite.removed'), { tone: 'success' }),
    onSettled: () => void invitations.refetch(),
  });
  return (
    <Card padding="0">
      <Box padding={{ base: '4', md: '5' }} borderBottomWidth="1px" borderColor="border.muted">
        <Heading as="h2" size="lg">
          {t('developers.invite.title')}
        </Heading>
        <Text color="fg.muted" marginTop="1" marginBottom="4">
          {t('developers.invite.intro')}
        </Text>
        <InvitationForm onDone={() => void invitations.refetch()} />
      </Box>
      <Loaded query={invitations}>
        {(list) => (
          <Rows aria-label={t('developers.invite.title')}>
            {list.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                invitation={invitation}
                isBusy={removing.isPending}
                onRemove={() => removing.mutate(invitation.invitationId)}
              />
            ))}
            {list.length === 0 ? (
              <Row>
                <Text padding="4">{t('developers.invite.none')}</Text>
              </Row>
            ) : null}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}

function InvitationRow({ invitation, isBusy, onRemove }: InvitationRowProps): ReactElement {
  const t = useTranslations<MessageId>();
  const formatInstant = useInstant();
  const { label, by, expiresAt, usedAt, clientId } = invitation;
  return (
    <Row>
      <Flex
        align="center"
        justify="space-between"
        wrap="wrap"
        gap="3"
        paddingBlock="3"
        paddingInline={{ base: '4', md: '5' }}
      >
        <Box minWidth="0" flex="1 1 14rem">
          <Text fontWeight="600" overflowWrap="anywhere">
            {label}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {t('developers.invite.by', { name: by })}
            {' · '}
            {usedAt
              ? t('developers.invite.used', { at: formatInstant(usedAt) })
              : t('developers.invite.until', { at: formatInstant(expiresAt) })}
          </Text>
        </Box>
        {clientId ? <AppLink href={formatClientHash(clientId)}>{t('developers.invite.open')}</AppLink> : null}
        {usedAt ? null : (
          <Button
            variant="outline"
            size="sm"
            minHeight={{ base: '11', md: '9' }}
            disabled={isBusy}
            aria-label={t('developers.invite.removeNamed', { label })}
            onClick={onRemove}
          >
            {t('developers.invite.remove')}
          </Button>
        )}
      </Flex>
    </Row>
  );
}
