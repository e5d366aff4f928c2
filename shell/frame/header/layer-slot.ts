import { AboutHost } from '../../features/about/index.ts';
import { AccountSwitchHost } from '../../features/account-switch/index.ts';
import { AppChecksHost } from '../../features/app-checks/index.ts';
import { ChildDialogHost } from '../../features/family/index.ts';
import { FeedbackHost } from '../../features/feedback/index.ts';
import { MessagesHost } from '../../features/messages/index.ts';
import { NewVersionHost } from '../../features/new-version/index.ts';
import { PaletteHost } from '../../features/palette/index.ts';
import { SkinHost, ThemeKeeper } from '../../features/themes/index.ts';
import { UploadsHost } from '../../features/uploads/index.ts';
import { FocusKeeper } from '../../kit/focus/index.ts';
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
  UploadsHost,
  FeedbackHost,
  AppChecksHost,
  AboutHost,
  SoleLanguage,
];
