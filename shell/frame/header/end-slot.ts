import { ChildSwitchButton, IdentitySwitch } from '../../features/family/index.ts';
import { Bell, TodoButton } from '../../features/messages/index.ts';
import { SkinButton } from '../../features/themes/index.ts';
import { DesktopButton } from './desktop-button.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { SlotItems } from './slot.tsx';
import { UserMenu } from './user-menu.tsx';

/** At the end of the first row, on computers. */
export const endSlot: SlotItems = [
  Bell,
  TodoButton,
  DesktopButton,
  ChildSwitchButton,
  SkinButton,
  FullScreenButton,
  LanguageSwitch,
  IdentitySwitch,
  UserMenu,
];
