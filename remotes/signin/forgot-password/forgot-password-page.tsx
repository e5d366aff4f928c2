import type { ReactElement } from 'react';
import { usePageTitle, useTranslations } from 'shell/session';
import { Button, Heading, Stack, Text } from 'shell/ui';
import { pagePaths } from '#shared/contracts';
import { PageFrame } from '../frame/page-frame.tsx';
import { CodeForm } from './code-form.tsx';
import type { ForgotMessageId } from './forgot-message-id.ts';
import { useReset } from './use-reset.ts';
import { WhoForm } from './who-form.tsx';

const stepNumbers = { who: 1, code: 2 } as const;

/** A new password by a code: which account, the code and the password, back to the sign-in (B16). */
export function ForgotPasswordPage(): ReactElement {
  const t = useTranslations<ForgotMessageId>();
  const reset = useReset();
  const { step, account } = reset;
  const title = t(step.at === 'done' ? 'signin.forgot.doneTitle' : 'signin.forgot.title');
  usePageTitle(title);
  const text = {
    who: () => t('signin.forgot.whoText'),
    code: () =>
      t('signin.forgot.codeText', {
        contact: account.contact,
        minutes: step.at === 'code' ? step.minutes : 0,
      }),
    done: () => t('signin.forgot.doneText'),
  }[step.at]();
  return (
    <PageFrame>
      <Stack gap="2" textAlign="center">
        <Heading as="h1" size="xl">
          {title}
        </Heading>
        {step.at === 'done' ? null : (
          <Text fontSize="sm" color="fg.muted">
            {t('signin.forgot.step', { step: stepNumbers[step.at] })}
          </Text>
        )}
        <Text role="status" overflowWrap="anywhere">
          {text}
        </Text>
      </Stack>
      {step.at === 'who' ? <WhoForm reset={reset} /> : null}
      {step.at === 'code' ? <CodeForm reset={reset} step={step} /> : null}
      <Button
        key={step.at}
        asChild
        size={step.at === 'done' ? 'xl' : 'sm'}
        variant={step.at === 'done' ? 'solid' : 'ghost'}
        width="100%"
      >
        <a href={pagePaths.login}>{t('signin.forgot.signIn')}</a>
      </Button>
    </PageFrame>
  );
}
