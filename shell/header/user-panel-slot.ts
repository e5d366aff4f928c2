import { AboutEntries } from '../about/index.ts';
import { AccountSwitchButton } from '../account-switch/index.ts';
import { AnnouncementsEntry } from '../announcements/index.ts';
import { ChildSwitchEntry, IdentityEntry } from '../family/index.ts';
import { FeedbackEntry } from '../feedback/index.ts';
import { SkinItem } from '../themes/index.ts';
import type { SlotItems } from './slot.tsx';

/** In the user's panel between the name and the way out, on computers and phones. */
export const userPanelSlot: SlotItems = [
  ChildSwitchEntry,
  IdentityEntry,
  SkinItem,
  AccountSwitchButton,
  AnnouncementsEntry,
  FeedbackEntry,
  AboutEntries,
];
