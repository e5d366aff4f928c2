import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { pick } from '#shared/language';
import { brandingOf } from '#shared/sign-in-ways';
import { RoundButton } from './round-button.tsx';

export interface ProviderButtonProps {
  providerId: string;
  busy: boolean;
  onClick: () => void;
}

/** A third party, by its sign and name. */
export function ProviderButton({ providerId, ...button }: ProviderButtonProps): ReactElement {
  const { language } = useLanguage();
  const { names, ...branding } = brandingOf(providerId);
  return <RoundButton {...branding} {...button} name={pick(names, language)} />;
}
