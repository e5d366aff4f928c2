import { type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { SimpleGrid, Skeleton, Stack, VisuallyHidden } from '../../kit/ui/index.ts';

const showAfterMs = 200;
const tiles = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Grey shapes where a page will be; nothing at all for the first 200 ms. */
export function PageSkeleton(): ReactElement {
  const { formatMessage } = useIntl();
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack aria-busy="true" gap="6" padding="6" width="100%" maxWidth="page" marginInline="auto">
      <VisuallyHidden role="status">{formatMessage({ id: 'remote.loading.text' })}</VisuallyHidden>
      {isVisible ? (
        <>
          <Skeleton height="8" width="40%" />
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
            {tiles.map((tile) => (
              <Skeleton key={tile} height="24" />
            ))}
          </SimpleGrid>
        </>
      ) : null}
    </Stack>
  );
}
