import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../core/language/index.ts';
import { Button, Flex, Text, VisuallyHidden } from '../ui/index.ts';
import { catalogues } from './messages/zh-CN.json?all';
import { useEndReached } from './use-end-reached.ts';

export interface LoadMoreProps {
  /** Rows that are here. */
  count: number;
  hasMore: boolean;
  /** The next part is on its way. */
  isBusy: boolean;
  /** The last part did not come; the next try is the user's. Default false. */
  isFailed?: boolean | undefined;
  onMore: () => void;
}

/** The end of a list that grows: asks for more when somebody comes near it, by scrolling or by its button (P06). */
export function LoadMore(props: LoadMoreProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

function Content({ count, hasMore, isBusy, isFailed = false, onMore }: LoadMoreProps): ReactElement {
  const { formatMessage } = useIntl();
  const end = useRef<HTMLDivElement>(null);
  useEndReached(end, { isWaiting: hasMore && !isBusy && !isFailed, count, onEnd: onMore });
  return (
    <Flex ref={end} align="center" justify="center" wrap="wrap" gap="3" data-part="list-end">
      <VisuallyHidden role="status">
        {isBusy ? formatMessage({ id: 'kit.scrolling.busy' }) : ''}
      </VisuallyHidden>
      {isFailed ? (
        <Text role="alert" color="fg.error">
          {formatMessage({ id: 'kit.scrolling.failed' })}
        </Text>
      ) : null}
      {hasMore ? (
        <Button variant="ghost" minHeight={{ base: '11', md: '9' }} loading={isBusy} onClick={onMore}>
          {formatMessage({ id: isFailed ? 'kit.scrolling.again' : 'kit.scrolling.more' })}
        </Button>
      ) : null}
    </Flex>
  );
}
