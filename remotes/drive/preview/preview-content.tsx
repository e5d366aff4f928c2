import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { QueryView } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Button, Center, chakra, Image, Link, Stack, Text } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { formatSize } from '#shared/numbers';
import { savingAddress } from '../entry/addresses.ts';
import { EntryIcon } from '../entry/entry-icon.tsx';
import { kindOf } from '../entry/entry-kind.ts';
import type { MessageId } from '../messages/message-id.ts';
import { previewBytes, previewTextQuery } from './preview-text.ts';

const Frame = chakra('iframe', { base: { width: '100%', height: '100%', borderWidth: '0' } });
const Video = chakra('video', { base: { maxWidth: '100%', maxHeight: '100%' } });
const Audio = chakra('audio', { base: { width: '100%', maxWidth: 'md' } });
const Words = chakra('pre', {
  base: {
    width: '100%',
    height: '100%',
    overflow: 'auto',
    padding: '4',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: 'sm',
    focusVisibleRing: 'inside',
  },
});

/** A file as a browser can show it; else what it is, and how to save it. */
export function PreviewContent({ entry }: { entry: DriveEntry }): ReactElement {
  const { path, name } = entry;
  switch (kindOf(entry)) {
    case 'picture':
      return <Image src={path} alt={name} maxWidth="full" maxHeight="full" objectFit="contain" />;
    case 'video':
      return <Video src={path} controls preload="metadata" aria-label={name} />;
    case 'audio':
      return (
        <Stack align="center" gap="6" width="full">
          <EntryIcon entry={entry} size="lg" />
          <Audio src={path} controls preload="metadata" aria-label={name} />
        </Stack>
      );
    case 'pdf':
      return <PdfPreview entry={entry} />;
    case 'text':
      return <TextPreview entry={entry} />;
    default:
      return <NoPreview entry={entry} />;
  }
}

function PdfPreview({ entry: { path, name } }: { entry: DriveEntry }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack width="full" height="full" gap="2">
      <Frame src={path} title={name} />
      <Center>
        <Link href={path} target="_blank" rel="noopener">
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          {t('drive.preview.newTab')}
        </Link>
      </Center>
    </Stack>
  );
}

function TextPreview({ entry }: { entry: DriveEntry }): ReactElement {
  const t = useTranslations<MessageId>();
  const text = useQuery(previewTextQuery(entry.path));
  return (
    <QueryView query={text}>
      {(words) => (
        <Stack width="full" height="full" gap="2">
          <Words tabIndex={0} aria-label={entry.name}>
            {words}
          </Words>
          {entry.size > previewBytes ? (
            <Text fontSize="sm" color="fg.muted" textAlign="center">
              {t('drive.preview.cut', { size: formatSize(previewBytes) })}
            </Text>
          ) : null}
        </Stack>
      )}
    </QueryView>
  );
}

function NoPreview({ entry, children }: { entry: DriveEntry; children?: ReactNode }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <Stack align="center" gap="4" textAlign="center">
      <EntryIcon entry={entry} size="lg" />
      <Text color="fg.muted">{t('drive.preview.none')}</Text>
      {children}
      <Button asChild minHeight={{ base: '11', md: '10' }}>
        <Link href={savingAddress(entry.path)} download>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('drive.preview.save', { size: formatSize(entry.size) })}
        </Link>
      </Button>
    </Stack>
  );
}
