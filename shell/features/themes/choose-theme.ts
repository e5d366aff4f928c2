import { setTheme } from '#shared/contracts';
import type { Theme } from '#shared/themes';
import { request } from '../../core/request/index.ts';
import { keepTheme } from './kept-theme.ts';
import { showTheme } from './page-theme.ts';
import { emitThemeChange } from './theme-change.ts';

const timeoutMs = 15_000;

/** Choices are saved one after the other: the last one stays, however the network orders them. */
let saving: Promise<void> = Promise.resolve();

/**
 * Saves a choice that is shown already. The request says what went wrong; then the choice waits in this browser.
 * @returns whether the server has it
 */
export function saveTheme(userId: string, theme: Theme): Promise<boolean> {
  keepTheme({ userId, theme: theme.name, isUnsaved: true });
  const saved = saving.then(async () => {
    try {
      await request(setTheme, { type: 'color', theme: theme.name }, { timeout: timeoutMs });
      keepTheme({ userId, theme: theme.name, isUnsaved: false });
      return true;
    } catch {
      return false;
    }
  });
  saving = saved.then(() => undefined);
  return saved;
}

/** The user chooses a theme: it counts at once, whether it can be saved or not (J04). */
export async function chooseTheme(
  userId: string,
  theme: Theme,
  layout: 'top' | 'left' | undefined,
): Promise<void> {
  showTheme(theme);
  emitThemeChange(theme, layout);
  await saveTheme(userId, theme);
}
