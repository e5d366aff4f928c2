import { AppWindow } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Center, Image } from 'shell/ui';
import type { Localized } from '#shared/contracts';
import { usePick } from '../frame/use-names.ts';

export interface ClientMarkProps {
  name: Localized;
  /** Address of the picture; null or broken shows the first letter. */
  logo: string | null;
  /** Default `md`. */
  size?: 'md' | 'lg';
}

/** The picture of an app, or the first letter of its name; decoration beside the name. */
export function ClientMark({ name, logo, size = 'md' }: ClientMarkProps): ReactElement {
  const pick = usePick();
  const [broken, setBroken] = useState<string | null>(null);
  const [first] = pick(name);
  return (
    <Center
      aria-hidden
      flexShrink="0"
      boxSize={size === 'lg' ? '14' : '9'}
      borderRadius="control"
      overflow="hidden"
      bg={logo && logo !== broken ? 'bg.subtle' : 'brand.subtle'}
      color="brand.fg"
      fontWeight="600"
      fontSize={size === 'lg' ? 'xl' : 'md'}
    >
      {logo && logo !== broken ? (
        <Image src={logo} alt="" boxSize="100%" objectFit="contain" onError={() => setBroken(logo)} />
      ) : (
        first?.toUpperCase() || <AppWindow size={20} strokeWidth={1.75} />
      )}
    </Center>
  );
}
