import { type ReactElement, useEffect, useState } from 'react';
import { useLanguage, useLoginPage, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Alert, Box, Stack, Text } from 'shell/ui';
import { isSignInAgain } from '../address/sign-in-again.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { useUnit } from '../frame/use-unit.ts';
import type { MessageId } from '../messages/message-id.ts';
import type { Ways } from '../ways/load.ts';
import { SignInForm } from './sign-in-form.tsx';
import { UnitHeading } from './unit-heading.tsx';

/** The sign-in page: account and password under the unit's name; the other ways come after the first paint. */
export function SignInPage(): ReactElement {
  const t = useTranslations<MessageId>();
  const unit = useUnit();
  const { language } = useLanguage();
  const { requestingApp } = useLoginPage();
  const [ways, setWays] = useState<Ways>();
  const { search } = usePage();
  const [isQr, setIsQr] = useState(() => /[?&]way=qr\b/.test(search));
  const isAgain = isSignInAgain(search);
  usePageTitle(t('signin.page.title'));
  useEffect(() => {
    // Without them one can still sign in.
    import('../ways/load.ts').then(({ loadWays }) => loadWays(language)).then(setWays, () => undefined);
  }, [language]);
  return (
    <PageFrame isSteady>
      <UnitHeading unit={unit} isLow />
      {requestingApp ? (
        <Text textAlign="center" overflowWrap="anywhere">
          {t('signin.page.asks', { app: requestingApp })}
        </Text>
      ) : null}
      <Stack gap="4">
        <Box minHeight={{ md: '11' }}>
          {ways ? <ways.Above messages={ways.messages} isQr={isQr} onChoose={setIsQr} /> : null}
        </Box>
        {isAgain ? <Alert>{t('signin.page.again')}</Alert> : null}
        <Box hidden={isQr}>
          <SignInForm />
        </Box>
        <Box minHeight={ways ? '0' : '28'}>
          {ways ? <ways.Below messages={ways.messages} isQr={isQr} /> : null}
        </Box>
      </Stack>
    </PageFrame>
  );
}
