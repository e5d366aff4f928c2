import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Text } from 'shell/ui';
import type { AuthorizationAnswer } from '../code-flow/authorization.ts';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { formatClientHash } from '../routes/route.ts';
import { FlowStep } from './flow-step.tsx';
import { LogHint } from './log-hint.tsx';

export interface TestAnswerProps {
  clientId: string;
  redirectUri: string;
  answer: AuthorizationAnswer | undefined;
}

/** The second step: what came back to the redirect address. */
export function TestAnswer({ clientId, redirectUri, answer }: TestAnswerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const logHref = formatClientHash(clientId, 'log');
  if (!answer) {
    return (
      <FlowStep number={2} title={t('developers.try.answer.title')} state="next">
        <Text role="status">{t('developers.try.answer.waiting')}</Text>
        <LogHint href={logHref}>{t('developers.try.answer.stuck')}</LogHint>
      </FlowStep>
    );
  }
  const lines = answer.parameters.map(([name, value], index) => `  ${index ? '&' : '?'}${name}=${value}`);
  return (
    <FlowStep
      number={2}
      title={t('developers.try.answer.title')}
      state={answer.error || !answer.isOurs ? 'failed' : 'done'}
    >
      <CodeBlock
        label={t('developers.try.answer.label')}
        code={[redirectUri, ...lines].join('\n')}
        isWrapped
      />
      {answer.error ? (
        <Alert tone="error" title={t('developers.try.answer.refused', { error: answer.error })}>
          <LogHint href={logHref}>{t('developers.try.answer.log')}</LogHint>
        </Alert>
      ) : (
        <Text fontSize="sm">
          {t(answer.isOurs ? 'developers.try.answer.fine' : 'developers.try.answer.foreign')}
        </Text>
      )}
    </FlowStep>
  );
}
