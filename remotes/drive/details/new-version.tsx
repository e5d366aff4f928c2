import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { useUploads } from 'shell/kit';
import { useTranslations } from 'shell/session';
import { Button, chakra, notify } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';
import { spacesQuery } from '../place/spaces-query.ts';
import { extensionOf } from '../tasks/name-rules.ts';
import { driveUpload } from '../uploading/drive-upload.ts';

const Input = chakra('input', { base: { display: 'none' } });

export interface NewVersionProps {
  entry: DriveEntry;
  /** The upload has begun. */
  onPicked: () => void;
}

/**
 * Replaces the content of a file, whatever the new one is called; the old one stays as a version. A file that somebody has
 * shared by itself stands in a folder that the user cannot reach.
 */
export function NewVersion({ entry, onPicked }: NewVersionProps): ReactElement | null {
  const t = useTranslations<MessageId>();
  const input = useRef<HTMLInputElement>(null);
  const { add } = useUploads();
  const { data } = useQuery(spacesQuery);
  const { name, spaceId, parentId } = entry;
  if (!data?.spaces.some((space) => space.spaceId === spaceId && space.role === 'edit')) return null;
  const extension = extensionOf(name);
  const upload = (file: File): void => {
    // A name says what a file is: a picture called a table would open nowhere.
    if (extensionOf(file.name).toLowerCase() !== extension.toLowerCase()) {
      notify(t('drive.version.otherKind', { extension }), { tone: 'warning' });
      return;
    }
    const renamed = new File([file], name, { type: file.type, lastModified: file.lastModified });
    onPicked();
    add([renamed], driveUpload({ spaceId, parentId, label: name }, 'version')).catch(() =>
      notify(t('drive.version.lost'), { tone: 'error' }),
    );
  };
  return (
    <>
      <Button variant="outline" minHeight={{ base: '11', md: '9' }} onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.75} aria-hidden />
        {t('drive.version.add')}
      </Button>
      <Input
        ref={input}
        type="file"
        aria-label={t('drive.version.add')}
        {...(extension ? { accept: `.${extension}` } : {})}
        onChange={({ currentTarget: { files } }) => {
          const file = files?.[0];
          if (file) upload(file);
        }}
        // The same file may be picked once more.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
      />
    </>
  );
}
