import type { ComponentType } from 'react';
import type { UserMenuPlace } from '#shared/contracts';
import { AboutEntries } from '../../features/about/index.ts';
import { AccountSwitchButton } from '../../features/account-switch/index.ts';
import { ChildSwitchEntry, IdentityEntry } from '../../features/family/index.ts';
import { FeedbackEntry } from '../../features/feedback/index.ts';
import { SkinItem } from '../../features/themes/index.ts';

/** In the user's panel between the name and the way out, on computers and phones: what the shell has, and places that remotes fill. */
export const userPanelSlot: readonly (ComponentType | UserMenuPlace)[] = [
  'account',
  ChildSwitchEntry,
  IdentityEntry,
  SkinItem,
  AccountSwitchButton,
  'communication',
  FeedbackEntry,
  'administration',
  AboutEntries,
];
