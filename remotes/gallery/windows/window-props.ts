import type { DraggableDialogProps } from 'shell/kit';

export const positions = ['middle', 'left', 'right', 'top', 'bottom', 'tr', 'four'] as const;
export type PositionName = (typeof positions)[number];
export const sizes = ['small', 'large', 'full'] as const;

/** What can be switched, with its default (P01). */
export const switches = {
  modal: true,
  close: true,
  escape: true,
  outside: false,
  dragged: true,
  ask: false,
} as const;
export type SwitchName = keyof typeof switches;

export interface WindowChoice extends Record<SwitchName, boolean> {
  position: PositionName;
  size: (typeof sizes)[number];
}

/** The props of P01 for what somebody has chosen; `four` stands for four sides. */
export function toProps(
  choice: WindowChoice,
): Omit<DraggableDialogProps, 'visible' | 'title' | 'onClose' | 'children'> {
  return {
    position: choice.position === 'four' ? [120, 'auto', 'auto', 40] : choice.position,
    size: choice.size,
    modal: choice.modal,
    showClose: choice.close,
    closeOnPressEscape: choice.escape,
    closeOnClickModal: choice.outside,
    dragged: choice.dragged,
  };
}
