import { Clock, FileX, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { homePath, navigate, useTranslations } from 'shell/session';
import { Box, Button, EmptyState, HStack } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { BundleProps } from './bundle-props.ts';

export interface BundleFailureProps extends Pick<BundleProps, 'query' | 'onReopen'> {
  kind: 'missing' | 'failed' | 'late';
}

const icons = { missing: FileX, failed: TriangleAlert, late: Clock };
const comfortable = { minHeight: { base: '11', md: '10' } } as const;

/** What stands in the place of a bundle that does not show itself: what happened, another try, and the way out. */
export function BundleFailure({ kind, query, onReopen }: BundleFailureProps): ReactElement {
  const t = useTranslations<MessageId>();
  const Icon = icons[kind];
  return (
    <Box role="alert">
      <EmptyState
        icon={<Icon size={40} strokeWidth={1.25} aria-hidden />}
        title={t(`viewport.${kind}.title`)}
        text={t(`viewport.${kind}.text`, { file: `${query.app}/${query.fileId}` })}
      >
        <HStack gap="3" wrap="wrap" justify="center">
          <Button {...comfortable} onClick={onReopen}>
            {t('viewport.action.reopen')}
          </Button>
          <Button {...comfortable} variant="outline" onClick={() => void navigate(homePath())}>
            {t('viewport.action.close')}
          </Button>
        </HStack>
      </EmptyState>
    </Box>
  );
}
