import type { ComponentType, ReactElement } from 'react';

/**
 * What stands in a region of the header, in its order. A room that has something to show there adds its component to the
 * region's list; the component renders nothing while it has nothing to say.
 */
export type SlotItems = readonly ComponentType[];

/** Shows what a region of the header holds. */
export function Slot({ items }: { items: SlotItems }): ReactElement {
  return (
    <>
      {items.map((Item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while the page lives
        <Item key={position} />
      ))}
    </>
  );
}
