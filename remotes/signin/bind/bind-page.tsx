import type { ReactElement } from 'react';
import { useLanguage, useLoginPage, usePageTitle, useTranslations } from 'shell/session';
import { Button, Heading, Text } from 'shell/ui';
import { pick } from '#shared/language';
import { brandingOf } from '#shared/sign-in-ways';
import { useSignInAddress } from '../address/use-sign-in-address.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import { BindForm } from './bind-form.tsx';
import type zhCN from './messages/zh-CN.json';
import { useBind } from './use-bind.ts';

/** A third-party identity came that opens no account yet: the password of an account binds it (B17). */
export function BindPage(): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  const { language } = useLanguage();
  const { socialPending } = useLoginPage();
  const bind = useBind(socialPending);
  const signInAddress = useSignInAddress();
  const title = t(bind.isOver ? 'signin.bind.overTitle' : 'signin.bind.title');
  usePageTitle(title);
  const { provider: providerId = '', providerNames } = socialPending ?? {};
  const provider = pick(brandingOf({ providerId, providerNames }).names, language);
  return (
    <PageFrame>
      <Heading as="h1" size="xl" textAlign="center">
        {title}
      </Heading>
      <Text textAlign="center" color="fg.muted">
        {bind.isOver ? t('signin.bind.overText') : t('signin.bind.text', { provider })}
      </Text>
      {bind.isOver ? null : <BindForm bind={bind} />}
      <Button
        key={String(bind.isOver)}
        asChild
        size={bind.isOver ? 'xl' : 'md'}
        variant={bind.isOver ? 'solid' : 'ghost'}
        width="100%"
      >
        <a href={signInAddress}>{t(bind.isOver ? 'signin.bind.back' : 'signin.bind.other')}</a>
      </Button>
    </PageFrame>
  );
}
