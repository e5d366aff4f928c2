import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { pick } from '#shared/language';
import { brandingOf, type NamedProvider } from '#shared/sign-in-ways';
import { RoundButton } from './round-button.tsx';

export interface ProviderButtonProps {
  provider: NamedProvider;
  busy: boolean;
  onClick: () => void;
}

/** A third party, by its sign and name. */
export function ProviderButton({ provider, ...button }: ProviderButtonProps): ReactElement {
  const { language } = useLanguage();
  const { names, ...branding } = brandingOf(provider);
  return <RoundButton {...branding} {...button} name={pick(names, language)} />;
}
