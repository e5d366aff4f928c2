import { AppsTab, HomeTab, MeTab } from './bar-tabs.tsx';
import { MessagesTab, TodosTab } from './message-tabs.tsx';
import type { SlotItems } from './slot.tsx';

/** In the bar at the bottom of phones, from the start to the end; each with the appearance of `barStyle`. */
export const barSlot: SlotItems = [HomeTab, AppsTab, MessagesTab, TodosTab, MeTab];
