export { DesktopCards } from './desktop-cards.tsx';
export { TodayCards, type TodayCardsProps } from './today-cards.tsx';
export { UserMenuEntries } from './user-menu-entries.tsx';
