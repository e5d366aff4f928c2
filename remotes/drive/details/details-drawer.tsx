import { useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Drawer } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { chakra, Grid, Heading, Stack } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { useDates } from '#shared/dates';
import { nameIn } from '#shared/names';
import { formatSize } from '#shared/numbers';
import { kindOf } from '../entry/entry-kind.ts';
import type { MessageId } from '../messages/message-id.ts';
import { ActivityList } from './activity-list.tsx';
import { versionsQuery } from './details-queries.ts';
import { NewVersion } from './new-version.tsx';
import { VersionList } from './version-list.tsx';

export interface DetailsDrawerProps {
  entry: DriveEntry;
  onClose: () => void;
}

/** What a file is, its versions, and what happened to it. */
export function DetailsDrawer({ entry, onClose }: DetailsDrawerProps): ReactElement {
  const t = useTranslations<MessageId>();
  const dates = useDates();
  const { language } = useLanguage();
  // A new version that came meanwhile; the name may have changed after the newest one.
  const { data: versions } = useQuery({ ...versionsQuery(entry.entryId), enabled: !entry.isFolder });
  const newest = versions?.find(({ madeAt }) => madeAt > entry.changedAt);
  const rows: readonly (readonly [MessageId, string])[] = [
    ['drive.details.kind', t(`drive.kind.${kindOf(entry)}`)],
    ...(entry.isFolder ? [] : ([['drive.column.size', formatSize(newest?.size ?? entry.size)]] as const)),
    ['drive.column.by', nameIn(newest?.madeBy ?? entry.changedBy, language)],
    ['drive.column.when', dates.format(newest?.madeAt ?? entry.changedAt, 'YYYY-MM-DD HH:mm')],
  ];
  return (
    <Drawer open onClose={onClose} title={entry.name}>
      <Stack gap="6">
        <Grid as="dl" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
          {rows.map(([label, value]) => (
            <Pair key={label} label={t(label)} value={value} />
          ))}
        </Grid>
        {entry.isFolder ? null : (
          <Section title={t('drive.version.title')}>
            <VersionList entry={entry} />
            <NewVersion entry={entry} onPicked={onClose} />
          </Section>
        )}
        <Section title={t('drive.activity.title')}>
          <ActivityList entryId={entry.entryId} />
        </Section>
      </Stack>
    </Drawer>
  );
}

function Pair({ label, value }: { label: string; value: string }): ReactElement {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h3" size="md" id={id} marginBottom="2">
        {title}
      </Heading>
      {children}
    </section>
  );
}
