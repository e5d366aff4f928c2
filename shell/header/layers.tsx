import type { ReactElement } from 'react';
import { layerSlot } from './layer-slot.ts';
import { Slot } from './slot.tsx';

/** What may open over any framed page. */
export const Layers = (): ReactElement => <Slot items={layerSlot} />;
