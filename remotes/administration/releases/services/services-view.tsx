import { useQuery } from '@tanstack/react-query';
import { Plus, Server } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Alert, Button, Card, EmptyState, Flex, Stack, Text } from 'shell/ui';
import type { AppService } from '#shared/contracts';
import { PlainList } from '../../items/plain-list.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { decidedQuery } from '../releases-query.ts';
import { EndServiceDialog } from './end-service-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceItem } from './service-item.tsx';
import { servicesQuery } from './services-query.ts';

type Task = { kind: 'add' } | { kind: 'change' | 'end'; service: AppService };

/** The own servers of apps: where they are, what they may do, and their limits. */
export function ServicesView(): ReactElement {
  const t = useTranslations<MessageId>();
  const query = useQuery(servicesQuery);
  const apps = useQuery(decidedQuery).data?.apps ?? [];
  const [task, setTask] = useState<Task>();
  const close = (): void => setTask(undefined);
  return (
    <Stack gap="4">
      <Alert>{t('administration.services.trust')}</Alert>
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Text flex="1 1 16rem" color="fg.muted">
          {t('administration.services.limits')}
        </Text>
        <Button minHeight={{ base: '11', md: '10' }} onClick={() => setTask({ kind: 'add' })}>
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          {t('administration.services.add')}
        </Button>
      </Flex>
      <Card padding="0">
        <QueryView query={query}>
          {(services) =>
            services.length === 0 ? (
              <EmptyState
                icon={<Server size={40} strokeWidth={1.25} aria-hidden />}
                title={t('administration.services.none')}
                text={t('administration.services.noneText')}
              />
            ) : (
              <PlainList aria-label={t('administration.releases.view.services')}>
                {services.map((service) => (
                  <ServiceItem
                    key={service.code}
                    service={service}
                    app={apps.find(({ code }) => code === service.code)}
                    onChange={() => setTask({ kind: 'change', service })}
                    onEnd={() => setTask({ kind: 'end', service })}
                  />
                ))}
              </PlainList>
            )
          }
        </QueryView>
      </Card>
      {task?.kind === 'add' ? <ServiceDialog service={undefined} apps={apps} onClose={close} /> : null}
      {task?.kind === 'change' ? <ServiceDialog service={task.service} apps={apps} onClose={close} /> : null}
      {task?.kind === 'end' ? <EndServiceDialog service={task.service} onClose={close} /> : null}
    </Stack>
  );
}
