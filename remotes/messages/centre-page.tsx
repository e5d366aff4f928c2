import { PenLine } from 'lucide-react';
import { type ComponentType, type ReactElement, useState } from 'react';
import { Tabs } from 'shell/kit';
import { navigate, usePage, usePageTitle, useTranslations, useUser } from 'shell/session';
import { Box, Button, Flex, PageHeading, Stack } from 'shell/ui';
import { isStaff } from '#shared/contracts';
import { SendDrawer } from './compose/send-drawer.tsx';
import { History } from './history/history.tsx';
import type { MessageId } from './messages/message-id.ts';
import { ModuleMutes } from './modules/module-mutes.tsx';
import { parseSection, type Section, sectionsOf } from './sections.ts';
import { Sent } from './sent/sent.tsx';
import { Todos } from './todos/todos.tsx';

const contents: Readonly<Record<Section, ComponentType>> = {
  all: History,
  todos: Todos,
  sent: Sent,
  modules: ModuleMutes,
};

/**
 * Messages, to-dos and the choice of modules that notify the user. Who may send is decided on the server; this spares a
 * refused call.
 */
export function CentrePage(): ReactElement {
  const t = useTranslations<MessageId>();
  const { hash } = usePage();
  const maySend = isStaff(useUser());
  const [isWriting, setWriting] = useState(false);
  const own = sectionsOf(maySend);
  usePageTitle(t('messages.page.title'));
  return (
    <Box padding={{ base: '4', md: '6' }}>
      <Stack gap="4" maxWidth="page" marginInline="auto">
        <Flex align="center" justify="space-between" wrap="wrap" gap="3">
          <PageHeading>{t('messages.page.title')}</PageHeading>
          {maySend ? (
            <Button minHeight={{ base: '11', md: '10' }} onClick={() => setWriting(true)}>
              <PenLine size={18} strokeWidth={1.75} aria-hidden />
              {t('messages.send.title')}
            </Button>
          ) : null}
        </Flex>
        <Tabs
          items={own.map((name) => {
            const Content = contents[name];
            return { value: name, label: t(`messages.tab.${name}`), content: <Content /> };
          })}
          value={parseSection(hash, own)}
          onValueChange={(value) => void navigate(`#/${value}`)}
        />
        {maySend ? <SendDrawer open={isWriting} onClose={() => setWriting(false)} /> : null}
      </Stack>
    </Box>
  );
}
