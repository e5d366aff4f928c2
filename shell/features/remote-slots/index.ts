export { DesktopCards } from './desktop-cards.tsx';
export { UserMenuEntries } from './user-menu-entries.tsx';
