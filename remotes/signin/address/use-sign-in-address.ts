import { usePage } from 'shell/session';
import { pagePaths } from '#shared/contracts';
import { chooseReturnTo } from './choose-return-to.ts';

/** The sign-in page, which goes on to where the visitor wanted to go. */
export function useSignInAddress(): string {
  const { search, hash } = usePage();
  const target = chooseReturnTo({ origin: location.origin, search, hash });
  return target ? `${pagePaths.login}?${new URLSearchParams({ redirect_uri: target })}` : pagePaths.login;
}
