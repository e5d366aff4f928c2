import type { ReactElement } from 'react';
import { navigate, usePageTitle, useTranslations } from 'shell/session';
import { Button, Heading, Text } from 'shell/ui';
import { pagePaths } from '#shared/contracts';
import { PageFrame } from '../frame/page-frame.tsx';
import type zhCN from './messages/zh-CN.json';

/** An address of this app that none of its pages has. */
export function UnknownPage(): ReactElement {
  const t = useTranslations<keyof typeof zhCN>();
  usePageTitle(t('signin.unknown.title'));
  return (
    <PageFrame>
      <Heading as="h1" size="xl" textAlign="center">
        {t('signin.unknown.title')}
      </Heading>
      <Text textAlign="center">{t('signin.unknown.text')}</Text>
      <Button size="xl" width="100%" onClick={() => void navigate(pagePaths.login)}>
        {t('signin.unknown.login')}
      </Button>
    </PageFrame>
  );
}
