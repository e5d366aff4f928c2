import { AboutHost } from '../about/index.ts';
import { AccountSwitchHost } from '../account-switch/index.ts';
import { AppChecksHost } from '../app-checks/index.ts';
import { ChildDialogHost } from '../family/index.ts';
import { FeedbackHost } from '../feedback/index.ts';
import { FocusKeeper } from '../focus/index.ts';
import { MessagesHost } from '../messages/index.ts';
import { NewVersionHost } from '../new-version/index.ts';
import { PaletteHost } from '../palette/index.ts';
import { SkinHost, ThemeKeeper } from '../themes/index.ts';
import type { SlotItems } from './slot.tsx';
import { SoleLanguage } from './sole-language.tsx';

/** Dialogs, popups and bars that live as long as the frame does. */
export const layerSlot: SlotItems = [
  ThemeKeeper,
  FocusKeeper,
  ChildDialogHost,
  MessagesHost,
  AccountSwitchHost,
  SkinHost,
  PaletteHost,
  NewVersionHost,
  FeedbackHost,
  AppChecksHost,
  AboutHost,
  SoleLanguage,
];
