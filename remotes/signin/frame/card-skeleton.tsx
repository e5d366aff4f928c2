import { type ReactElement, useEffect, useState } from 'react';
import { Skeleton, Stack } from 'shell/ui';

const showAfterMs = 200;

/** Grey lines where the content of the card will be; nothing at all for the first 200 ms. */
export function CardSkeleton(): ReactElement {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), showAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack aria-busy="true" gap="4" minHeight="48">
      {isVisible ? (
        <>
          <Skeleton height="8" width="60%" alignSelf="center" />
          <Skeleton height="11" />
          <Skeleton height="11" />
        </>
      ) : null}
    </Stack>
  );
}
