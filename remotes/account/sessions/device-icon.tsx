import { Laptop, Smartphone } from 'lucide-react';
import type { ReactElement } from 'react';

const handheld = /Android|iOS|HarmonyOS|WeChat|WeCom/;

/** The shape of a device, chosen by its label. */
export function DeviceIcon({ label }: { label: string }): ReactElement {
  const Glyph = handheld.test(label) ? Smartphone : Laptop;
  return <Glyph size={20} strokeWidth={1.75} aria-hidden />;
}
