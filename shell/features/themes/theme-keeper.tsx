import { useEffect, useLayoutEffect } from 'react';
import { myDesktopColor } from '#shared/contracts';
import { findTheme } from '#shared/themes';
import { getBootData } from '../../core/boot/index.ts';
import { usePref } from '../../core/prefs/index.ts';
import { request } from '../../core/request/index.ts';
import { useUser } from '../../core/session/index.ts';
import { saveTheme } from './choose-theme.ts';
import { onSystemScheme, showDisplayModes } from './display-modes.ts';
import { findKept, keepTheme, onKeptElsewhere } from './kept-theme.ts';
import { getTheme, showTheme, themeOfPage } from './page-theme.ts';
import { emitThemeChange } from './theme-change.ts';

const timeoutMs = 15_000;

/** Keeps theme and display modes of the page those of the user, as long as the frame stands. */
export function ThemeKeeper(): null {
  useUsersTheme(useUser().userId);
  useDisplayModes();
  return null;
}

function useUsersTheme(userId: string): void {
  // Before the first paint of the frame: a sign-in loads no document that could carry the theme.
  useLayoutEffect(() => {
    const kept = findKept(userId);
    if (kept && (kept.isUnsaved || !isKnownByPage(userId))) showTheme(findTheme(kept.theme));
    if (kept?.isUnsaved) void saveTheme(userId, findTheme(kept.theme));
    else if (isKnownByPage(userId)) keepTheme({ userId, theme: getTheme().name, isUnsaved: false });
    else void bringTheme(userId);
  }, [userId]);
  useEffect(
    () =>
      onKeptElsewhere((kept) => {
        if (kept.userId === userId && kept.theme !== getTheme().name) showTheme(findTheme(kept.theme));
      }),
    [userId],
  );
}

function useDisplayModes(): void {
  const scheme = usePref('scheme');
  const contrast = usePref('contrast');
  const textSize = usePref('textSize');
  const motion = usePref('motion');
  useLayoutEffect(() => {
    const show = (): void => showDisplayModes({ scheme, contrast, textSize, motion });
    show();
    return onSystemScheme(show);
  }, [scheme, contrast, textSize, motion]);
}

/** The server knows it when it wrote the page for this user. */
function isKnownByPage(userId: string): boolean {
  return themeOfPage !== undefined && getBootData().session.user?.userId === userId;
}

/** Shows what the server knows; where it cannot say, what this browser remembers stays. */
async function bringTheme(userId: string): Promise<void> {
  try {
    const theme = findTheme(await request(myDesktopColor, {}, { silent: true, timeout: timeoutMs }));
    if (findKept(userId)?.isUnsaved) return;
    keepTheme({ userId, theme: theme.name, isUnsaved: false });
    if (theme.name === getTheme().name) return;
    showTheme(theme);
    emitThemeChange(theme, undefined);
  } catch {
    // The theme that is shown will do.
  }
}
