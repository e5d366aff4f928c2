import type { Language } from '#shared/contracts';
import { setRequestHooks } from '../hooks.ts';

export interface Shown {
  text: string;
  title: string | undefined;
  tone: 'error' | 'warning';
}

/** Installs hooks that write down what the user would see, and how often the sign-in was asked for. */
export function installHooks(
  options: { language?: Language; userId?: string; signInAgain?: (why: string) => Promise<boolean> } = {},
) {
  const shown: Shown[] = [];
  const asked = { signIn: 0 };
  setRequestHooks({
    getLanguage: () => options.language ?? 'zh-CN',
    getAppPath: () => '/pages/base/pc_base_tm/index.html',
    findUserId: () => options.userId,
    showFailure: (text, title, tone) => shown.push({ text, title, tone }),
    signInAgain: (why) => {
      asked.signIn += 1;
      return options.signInAgain?.(why) ?? Promise.resolve(false);
    },
  });
  return { shown, asked };
}
