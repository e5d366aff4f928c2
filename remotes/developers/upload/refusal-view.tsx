import { type ReactElement, useEffect, useRef } from 'react';
import { isRequestError } from 'shell/request';
import { useTranslations } from 'shell/session';
import { Alert, Box, chakra, Text } from 'shell/ui';
import { CopyButton } from '../frame/copy-button.tsx';
import type { MessageId } from '../messages/message-id.ts';
import { formatRefusal, type RefusedFile, readRefusal } from './refusal.ts';

const Problems = chakra('div', {
  base: {
    maxHeight: '96',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'border.muted',
    borderRadius: 'control',
    bg: 'bg.panel',
    padding: '3',
    focusVisibleRing: 'inside',
  },
});
const List = chakra('ul', { base: { listStyle: 'none' } });

export interface RefusalViewProps {
  /** Name of the file, which names app and version. */
  archive: string;
  error: Error;
}

/** Why an archive was not taken: each problem with its file and field. What was chosen stays. */
export function RefusalView({ archive, error }: RefusalViewProps): ReactElement {
  const t = useTranslations<MessageId>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new refusal, which the user is to read.
    if (error) box.current?.focus();
  }, [error]);
  const files = isRequestError(error) ? readRefusal(error) : [];
  const requestId = isRequestError(error) ? error.requestId : undefined;
  const isListed = files.length > 0;
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      <Alert
        tone="error"
        title={isListed ? t('developers.upload.refused', { name: archive }) : error.message}
      >
        <Text>{t(isListed ? 'developers.upload.refusedText' : 'developers.upload.kept')}</Text>
        {requestId ? (
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {t('developers.upload.requestId', { id: requestId })}
          </Text>
        ) : null}
      </Alert>
      {isListed ? <ProblemList archive={archive} files={files} /> : null}
    </Box>
  );
}

function ProblemList({ archive, files }: { archive: string; files: readonly RefusedFile[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const label = t('developers.upload.problems');
  return (
    <Box marginTop="3">
      <Problems tabIndex={0} role="group" aria-label={label}>
        {files.map(({ file, problems }) => (
          <Box key={file} _notFirst={{ marginTop: '3' }}>
            <Text fontFamily="mono" fontSize="sm" fontWeight="600" overflowWrap="anywhere">
              {file === 'archive' ? t('developers.upload.whole') : file}
            </Text>
            <List>
              {problems.map(({ field, text }) => (
                <chakra.li key={`${field} ${text}`} paddingInlineStart="3" overflowWrap="anywhere">
                  {field ? (
                    <Text as="span" fontFamily="mono" fontSize="sm" color="fg.muted">
                      {field}{' '}
                    </Text>
                  ) : null}
                  {text}
                </chakra.li>
              ))}
            </List>
          </Box>
        ))}
      </Problems>
      <CopyButton text={formatRefusal(archive, files)} what={label} />
    </Box>
  );
}
