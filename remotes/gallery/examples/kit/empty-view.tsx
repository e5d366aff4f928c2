import type { ReactElement } from 'react';
import { EmptyView } from 'shell/kit';
import { SimpleGrid } from 'shell/ui';

const types = ['desktop', 'dashboard', 'default'] as const;

/** The picture and the words for each kind. */
export function Example(): ReactElement {
  return (
    <SimpleGrid minChildWidth="10rem" gap="3">
      {types.map((type) => (
        <EmptyView key={type} type={type} />
      ))}
    </SimpleGrid>
  );
}
