import type { ReactElement } from 'react';
import { useLanguage } from 'shell/session';
import { providerLook } from '#shared/sign-in-ways';
import { RoundButton } from './round-button.tsx';

export interface ProviderButtonProps {
  providerId: string;
  busy: boolean;
  onClick: () => void;
}

/** A third party, by its sign and name. */
export const ProviderButton = ({ providerId, ...button }: ProviderButtonProps): ReactElement => {
  const { language } = useLanguage();
  const { names, ...look } = providerLook(providerId);
  return <RoundButton {...look} {...button} name={names[language]} />;
};
