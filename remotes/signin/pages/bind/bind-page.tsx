import type { ReactElement } from 'react';
import { useLanguage, useLoginPage, usePageTitle, useTranslations } from 'shell/session';
import { Button, Heading, Text } from 'shell/ui';
import { providerLook } from '#shared/sign-in-ways';
import { PageFrame } from '../../components/page-frame.tsx';
import { useSignInAddress } from '../../state/use-sign-in-address.ts';
import { BindForm } from './bind-form.tsx';
import type zhCN from './messages/zh-CN.json';
import { useBind } from './use-bind.ts';

/** A third-party identity came that opens no account yet: the password of an account binds it (B17). */
export const BindPage = (): ReactElement => {
  const t = useTranslations<keyof typeof zhCN>();
  const { language } = useLanguage();
  const { socialPending } = useLoginPage();
  const bind = useBind(socialPending);
  const signInAddress = useSignInAddress();
  const title = t(bind.isOver ? 'signin.bind.overTitle' : 'signin.bind.title');
  usePageTitle(title);
  const provider = providerLook(socialPending?.provider ?? '').names[language];
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
};
