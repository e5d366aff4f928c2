import { dropDrafts } from './drafts.ts';
import { itemNames, languageItemOf } from './item-names.ts';
import { keepItem } from './items.ts';

/** What the next page needs to know of who signed in (C04); no name, no token. */
export interface UserItem {
  userId: string;
  userType: number;
  unitId: string;
  unitType: number;
}

/** Keeps who is signed in and her language. */
export function keepUserItems(
  { userId, userType, unitId, unitType }: UserItem,
  { language, product }: { language: string; product: string },
): void {
  keepItem(itemNames.user, JSON.stringify({ unitType, unitId, userType, userId }));
  keepItem(itemNames.product, product);
  keepItem(itemNames.language, language);
  keepItem(languageItemOf(userId), language);
}

/**
 * What signing out leaves (C07): the mark that the user did so. Her data and the flags go in production,
 * and on a shared computer everything goes, everywhere.
 */
export function clearUserItems({
  isProduction,
  isShared,
}: {
  isProduction: boolean;
  isShared: boolean;
}): void {
  if (isShared) clearAll();
  if (isProduction || isShared) {
    for (const name of [itemNames.user, itemNames.product, itemNames.attempts, itemNames.rememberFlag])
      keepItem(name, undefined);
    clearSessionData();
  }
  dropDrafts();
  keepItem(itemNames.loggedOut, 'logout');
}

function clearAll(): void {
  try {
    localStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

function clearSessionData(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
