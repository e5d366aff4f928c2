import { type ReactElement, useState } from 'react';
import { confirm } from 'shell/apps';
import { useTranslations } from 'shell/session';
import { Badge, Box, Button, chakra, Flex, HStack, Text } from 'shell/ui';
import type { LeaveRequest, State } from '../calls.ts';
import { formatDays } from '../day/format-day.ts';
import { useFormatDay } from '../day/use-format-day.ts';
import type { MessageId } from '../messages/message-id.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { useDeciding } from './use-deciding.ts';

const Item = chakra('li', {
  base: { padding: '4', borderTopWidth: '1px', borderColor: 'border.muted', _first: { borderTopWidth: '0' } },
});

const palettes: Readonly<Record<State, string>> = {
  asked: 'orange',
  approved: 'green',
  declined: 'red',
  withdrawn: 'gray',
};

const size = { size: 'sm', minHeight: { base: '11', md: '9' } } as const;

/** One request, with what its reader may do about it. */
export function RequestRow({ request }: { request: LeaveRequest }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isDeclining, setDeclining] = useState(false);
  const deciding = useDeciding(request);
  const formatDay = useFormatDay();
  const { pupilName, className, kind, reason, state, askerName, deciderName, note } = request;
  const days = formatDays(formatDay, request);
  const about = (action: string) => t('leave.list.about', { action, name: pupilName, days });
  const withdraw = async (): Promise<void> => {
    const question = { title: t('leave.withdraw.question'), confirmLabel: t('leave.list.withdraw') };
    if (await confirm(question)) deciding.mutate({ decision: 'withdrawn' });
  };
  return (
    <Item>
      <Flex gap="3" direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }}>
        <Box flex="1" minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="600">{pupilName}</Text>
            <Text color="fg.muted">{className}</Text>
            <Badge colorPalette={palettes[state]}>{t(`leave.state.${state}`)}</Badge>
          </Flex>
          <Text fontVariantNumeric="tabular-nums">{[days, t(`leave.kind.${kind}`)].join(' · ')}</Text>
          <Text overflowWrap="anywhere">{reason}</Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {t('leave.list.asker', { name: askerName })}
            {deciderName ? ` · ${t('leave.list.decider', { name: deciderName })}` : ''}
          </Text>
          {note ? <Text overflowWrap="anywhere">{t('leave.list.note', { note })}</Text> : null}
        </Box>
        <HStack gap="2" justify="flex-end" _empty={{ display: 'none' }}>
          {request.mayDecide ? (
            <>
              <Button
                {...size}
                loading={deciding.isPending}
                aria-label={about(t('leave.list.approve'))}
                onClick={() => deciding.mutate({ decision: 'approved' })}
              >
                {t('leave.list.approve')}
              </Button>
              <Button
                {...size}
                variant="outline"
                disabled={deciding.isPending}
                aria-label={about(t('leave.list.decline'))}
                onClick={() => setDeclining(true)}
              >
                {t('leave.list.decline')}
              </Button>
            </>
          ) : null}
          {request.mayWithdraw ? (
            <Button
              {...size}
              variant="outline"
              loading={deciding.isPending}
              aria-label={about(t('leave.list.withdraw'))}
              onClick={() => void withdraw()}
            >
              {t('leave.list.withdraw')}
            </Button>
          ) : null}
        </HStack>
      </Flex>
      <DeclineDialog request={request} isOpen={isDeclining} onClose={() => setDeclining(false)} />
    </Item>
  );
}
