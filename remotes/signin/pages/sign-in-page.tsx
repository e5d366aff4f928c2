import { type ReactElement, useEffect, useState } from 'react';
import { useLanguage, useLoginPage, usePage, usePageTitle, useTranslations } from 'shell/session';
import { Alert, Box, Stack, Text } from 'shell/ui';
import { PageFrame } from '../components/page-frame.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { UnitHeading } from '../components/unit-heading.tsx';
import type { MessageId } from '../state/message-id.ts';
import { isSignInAgain } from '../state/sign-in-again.ts';
import { useUnit } from '../state/use-unit.ts';
import type { Ways } from './ways/load.ts';

/** The sign-in page: account and password under the unit's name; the other ways come after the first paint. */
export const SignInPage = (): ReactElement => {
  const t = useTranslations<MessageId>();
  const unit = useUnit();
  const { language } = useLanguage();
  const { asker } = useLoginPage();
  const [ways, setWays] = useState<Ways>();
  const { search } = usePage();
  const [isQr, setIsQr] = useState(() => /[?&]way=qr\b/.test(search));
  const isAgain = isSignInAgain(search);
  usePageTitle(t('signin.page.title'));
  useEffect(() => {
    // Without them one can still sign in.
    import('./ways/load.ts').then(({ loadWays }) => loadWays(language)).then(setWays, () => undefined);
  }, [language]);
  return (
    <PageFrame isSteady>
      <UnitHeading unit={unit} isLow />
      {asker ? (
        <Text textAlign="center" overflowWrap="anywhere">
          {t('signin.page.asks', { app: asker })}
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
};
