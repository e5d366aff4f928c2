import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, according to the last key pressed in the field. */
export function useCapsLock() {
  const [capsLock, setCapsLock] = useState(false);
  const read = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return { capsLock, watch: { onKeyDown: read, onKeyUp: read, onBlur: () => setCapsLock(false) } };
}
