import { type ReactElement, useState } from 'react';
import { ColorPicker, type PickedStyle } from 'shell/kit';

/** A colour and a font. */
export function Example(): ReactElement {
  const [style, setStyle] = useState<PickedStyle>({ color: '#457cd6', fontSize: '14px' });
  return <ColorPicker value={style} onChange={setStyle} withFont />;
}
