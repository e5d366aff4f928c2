export { Choice, type ChoiceProps } from './choice.tsx';
export { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
export { ColorPicker, type ColorPickerProps, type PickedStyle } from './color-picker/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { DraggableDialog, type DraggableDialogProps } from './draggable-dialog/index.ts';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { type EmptyType, EmptyView, type EmptyViewProps } from './empty-view/index.ts';
export { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
export { KeywordField, type KeywordFieldProps } from './keyword-field.tsx';
export { ListTable } from './list-table.tsx';
export { Menu, type MenuItem, type MenuProps } from './menu.tsx';
export { NativeSelect, type NativeSelectProps } from './native-select.tsx';
export { Pagination, type PaginationProps } from './pagination/index.ts';
export {
  LoadFailure,
  type LoadFailureProps,
  LoadRetry,
  type LoadRetryProps,
  QueryView,
  type QueryViewProps,
} from './query-view/index.ts';
export { SearchField, type SearchFieldProps } from './search-field.tsx';
export { SecretDialog, type SecretDialogProps } from './secret-dialog.tsx';
export { Switch, type SwitchProps } from './switch.tsx';
export { Table } from './table.tsx';
export { type TabItem, Tabs, type TabsProps } from './tabs.tsx';
export { Tag } from './tag.tsx';
export { Textarea, type TextareaProps } from './textarea.tsx';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
