/** `shell/kit`: the heavier components, a download of its own that the first framed page brings. */

export {
  type FlatItem,
  isAudioOrVideo,
  isContactText,
  isEmail,
  isIdCard,
  isImage,
  isPhone,
  listToTree,
  type TreeNode,
} from '#shared/validators';
export { findItems, type ReadsAs, type Searched, useReadings } from '../core/readings/index.ts';
export { Avatar, type AvatarProps } from '../kit/avatar/index.ts';
export { type ChartData, type ChartRow, ChartView, type ChartViewProps } from '../kit/charts/index.ts';
export {
  Choice,
  ChoiceGroup,
  type ChoiceGroupProps,
  type ChoiceProps,
  ColorPicker,
  type ColorPickerProps,
  ConfirmDialog,
  type ConfirmDialogProps,
  Dialog,
  type DialogProps,
  DraggableDialog,
  type DraggableDialogProps,
  Drawer,
  type DrawerProps,
  type EmptyType,
  EmptyView,
  type EmptyViewProps,
  FilterChips,
  type FilterChipsProps,
  KeywordField,
  type KeywordFieldProps,
  ListSkeleton,
  type ListSkeletonProps,
  ListTable,
  Menu,
  type MenuItem,
  type MenuProps,
  NameButton,
  type NameButtonProps,
  NativeSelect,
  type NativeSelectProps,
  Pagination,
  type PaginationProps,
  type PickedStyle,
  SearchField,
  type SearchFieldProps,
  SecretDialog,
  type SecretDialogProps,
  Switch,
  type SwitchProps,
  type TabItem,
  Table,
  Tabs,
  type TabsProps,
  Tag,
  Textarea,
  type TextareaProps,
  Tooltip,
  type TooltipProps,
} from '../kit/controls/index.ts';
export {
  type DownloadForm,
  downloadByForm,
  ExportButton,
  type ExportButtonProps,
  type ExportColumn,
  type ExportPage,
  type ExportSource,
  saveFile,
} from '../kit/export/index.ts';
export { type FaceMatch, type FaceRefusal, FaceWidget, type FaceWidgetProps } from '../kit/face/index.ts';
export { Marquee, type MarqueeProps } from '../kit/marquee/index.ts';
export {
  type Base64ImageParams,
  type Picture,
  PictureInput,
  type PictureInputProps,
  uploadBase64Image,
} from '../kit/picture/index.ts';
export { PrintButton, type PrintButtonProps, printElement } from '../kit/printing/index.ts';
export { LoadRetry, type LoadRetryProps } from '../kit/query-view/index.ts';
export {
  LoadMore,
  type LoadMoreProps,
  ScrollContainer,
  type ScrollContainerProps,
} from '../kit/scrolling/index.ts';
export {
  DropArea,
  type DropAreaProps,
  type FinishedUpload,
  UploadButton,
  type UploadButtonProps,
  type UploadDestination,
  type UploadOptions,
  type Uploads,
  useFinishedUploads,
  useUploads,
} from '../kit/uploads/index.ts';

// @internal: what stands below is for the portal's own apps, and no part of `@portal/shell`.

export { aboveUploads } from '../kit/corner/index.ts';
