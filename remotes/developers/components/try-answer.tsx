import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Alert, Text } from 'shell/ui';
import type { AuthorizationAnswer } from '../state/authorization.ts';
import type { MessageId } from '../state/message-id.ts';
import { formatClientHash } from '../state/route.ts';
import { CodeBlock } from './code-block.tsx';
import { FlowStep } from './flow-step.tsx';
import { LogHint } from './log-hint.tsx';

export interface TryAnswerProps {
  clientId: string;
  redirectUri: string;
  answer: AuthorizationAnswer | undefined;
}

/** The second hop: what came back to the redirect address. */
export const TryAnswer = ({ clientId, redirectUri, answer }: TryAnswerProps): ReactElement => {
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
};
