import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { QueryView } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, Link, notify, Text } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import { savingAddress } from '../entry/addresses.ts';
import type { MessageId } from '../messages/message-id.ts';
import { useRefresh } from '../place/use-refresh.ts';
import { restoreVersion, versionsQuery } from './details-queries.ts';

const List = chakra('ul', { base: { listStyle: 'none', margin: '0', padding: '0' } });

/** The versions of a file: each can be saved, and an old one can become the newest again. */
export function VersionList({ entry }: { entry: DriveEntry }): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  const refresh = useRefresh();
  const versions = useQuery(versionsQuery(entry.entryId));
  const restoring = useMutation({
    mutationFn: restoreVersion,
    onSuccess: () => notify(t('drive.version.restored'), { tone: 'success' }),
    onSettled: refresh,
  });
  return (
    <QueryView query={versions}>
      {(list) => (
        <List aria-label={t('drive.version.title')}>
          {list.map(({ version, size, madeBy, madeAt, path }, at) => (
            <li key={version}>
              <Flex align="center" gap="2" paddingBlock="2">
                <Box flex="1" minWidth="0">
                  <Text>{t(at === 0 ? 'drive.version.current' : 'drive.version.number', { version })}</Text>
                  <Text fontSize="sm" color="fg.muted">
                    {[
                      formatSize(size),
                      nameIn(madeBy, language),
                      dates.format(madeAt, 'YYYY-MM-DD HH:mm'),
                    ].join(' · ')}
                  </Text>
                </Box>
                <Button asChild size="sm" variant="ghost" minHeight={{ base: '11', md: '9' }}>
                  <Link
                    href={savingAddress(path)}
                    download
                    aria-label={t('drive.version.download', { version })}
                  >
                    <Download size={18} strokeWidth={1.75} aria-hidden />
                  </Link>
                </Button>
                {at > 0 && entry.role === 'edit' ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    minHeight={{ base: '11', md: '9' }}
                    disabled={restoring.isPending}
                    aria-label={t('drive.version.restore', { version })}
                    onClick={() => restoring.mutate({ entryId: entry.entryId, version })}
                  >
                    <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
                  </Button>
                ) : null}
              </Flex>
            </li>
          ))}
        </List>
      )}
    </QueryView>
  );
}
