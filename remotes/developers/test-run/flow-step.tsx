import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslations } from 'shell/session';
import { Box, Card, Flex, Heading, Stack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';

export type StepState = 'next' | 'done' | 'failed';

export interface FlowStepProps {
  number: number;
  title: string;
  state: StepState;
  children: ReactNode;
}

const icons = { next: CircleDashed, done: CircleCheck, failed: CircleX };
const colours = { next: 'fg.muted', done: 'green.fg', failed: 'fg.error' };

/** One request of the flow and what it answered. */
export function FlowStep({ number, title, state, children }: FlowStepProps): ReactElement {
  const t = useTranslations<MessageId>();
  const id = useId();
  const Icon = icons[state];
  return (
    <Card padding={{ base: '4', md: '5' }} aria-labelledby={id}>
      <Flex align="center" gap="2" marginBottom="3">
        <Box color={colours[state]}>
          <Icon size={20} strokeWidth={1.75} role="img" aria-label={t(`developers.try.state.${state}`)} />
        </Box>
        <Heading as="h2" size="md" id={id}>
          {t('developers.try.hop', { number, title })}
        </Heading>
      </Flex>
      <Stack gap="3">{children}</Stack>
    </Card>
  );
}
