import type { ReactElement } from 'react';
import { navigate, usePageTitle } from 'shell/session';
import { Button, Heading, Text } from 'shell/ui';
import { pagePaths } from '#shared/contracts';
import { PageFrame } from '../../components/page-frame.tsx';
import { useSay } from '../../state/use-say.ts';
import type zhCN from './messages/zh-CN.json';

/** An address of this app that none of its pages has. */
export const UnknownPage = (): ReactElement => {
  const say = useSay<keyof typeof zhCN>();
  usePageTitle(say('signin.unknown.title'));
  return (
    <PageFrame>
      <Heading as="h1" size="xl" textAlign="center">
        {say('signin.unknown.title')}
      </Heading>
      <Text textAlign="center">{say('signin.unknown.text')}</Text>
      <Button size="xl" width="100%" onClick={() => void navigate(pagePaths.login)}>
        {say('signin.unknown.login')}
      </Button>
    </PageFrame>
  );
};
