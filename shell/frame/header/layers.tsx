import type { ReactElement } from 'react';
import { layerSlot } from './layer-slot.ts';
import { Slot } from './slot.tsx';

/** What may open over any framed page. */
export function Layers(): ReactElement {
  return <Slot items={layerSlot} />;
}
