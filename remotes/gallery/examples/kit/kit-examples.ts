import { type ExampleEntry, toEntry } from '../example-entry.ts';
import { keysOf } from '../keys.ts';

/** Examples of `shell/kit`, in the order of their names. */
export const kitExamples: readonly ExampleEntry[] = [
  toEntry(['aboveUploads'], {
    load: () => import('./above-uploads.tsx'),
    readCode: () => import('./above-uploads.tsx?raw'),
  }),
  toEntry(['Avatar'], { load: () => import('./avatar.tsx'), readCode: () => import('./avatar.tsx?raw') }),
  toEntry(['ChartView'], {
    load: () => import('./chart-view.tsx'),
    readCode: () => import('./chart-view.tsx?raw'),
    keys: keysOf.chart,
  }),
  toEntry(['ChoiceGroup', 'Choice'], {
    load: () => import('./choice-group.tsx'),
    readCode: () => import('./choice-group.tsx?raw'),
    keys: keysOf.radio,
  }),
  toEntry(['ColorPicker'], {
    load: () => import('./color-picker.tsx'),
    readCode: () => import('./color-picker.tsx?raw'),
    keys: keysOf.radio,
  }),
  toEntry(['ConfirmDialog'], {
    load: () => import('./confirm-dialog.tsx'),
    readCode: () => import('./confirm-dialog.tsx?raw'),
    keys: keysOf.dialog,
  }),
  toEntry(['Dialog'], {
    load: () => import('./dialog.tsx'),
    readCode: () => import('./dialog.tsx?raw'),
    keys: keysOf.dialog,
  }),
  toEntry(['DraggableDialog'], {
    load: () => import('./draggable-dialog.tsx'),
    readCode: () => import('./draggable-dialog.tsx?raw'),
    keys: keysOf.window,
  }),
  toEntry(['Drawer'], {
    load: () => import('./drawer.tsx'),
    readCode: () => import('./drawer.tsx?raw'),
    keys: keysOf.dialog,
  }),
  toEntry(['EmptyView'], {
    load: () => import('./empty-view.tsx'),
    readCode: () => import('./empty-view.tsx?raw'),
  }),
  toEntry(['ExportButton', 'downloadByForm', 'saveFile'], {
    load: () => import('./export-button.tsx'),
    readCode: () => import('./export-button.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['FaceWidget'], {
    load: () => import('./face-widget.tsx'),
    readCode: () => import('./face-widget.tsx?raw'),
  }),
  toEntry(['FilterChips'], {
    load: () => import('./filter-chips.tsx'),
    readCode: () => import('./filter-chips.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['findItems', 'useReadings'], {
    load: () => import('./find-items.tsx'),
    readCode: () => import('./find-items.tsx?raw'),
  }),
  toEntry(['isIdCard', 'isEmail', 'isPhone', 'isContactText', 'isImage', 'isAudioOrVideo'], {
    load: () => import('./checks.tsx'),
    readCode: () => import('./checks.tsx?raw'),
  }),
  toEntry(['KeywordField'], {
    load: () => import('./keyword-field.tsx'),
    readCode: () => import('./keyword-field.tsx?raw'),
    keys: keysOf.search,
  }),
  toEntry(['ListSkeleton'], {
    load: () => import('./list-skeleton.tsx'),
    readCode: () => import('./list-skeleton.tsx?raw'),
  }),
  toEntry(['listToTree'], {
    load: () => import('./list-to-tree.tsx'),
    readCode: () => import('./list-to-tree.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['ListTable'], {
    load: () => import('./list-table.tsx'),
    readCode: () => import('./list-table.tsx?raw'),
  }),
  toEntry(['LoadMore'], {
    load: () => import('./load-more.tsx'),
    readCode: () => import('./load-more.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['LoadRetry'], {
    load: () => import('./load-retry.tsx'),
    readCode: () => import('./load-retry.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['Marquee'], { load: () => import('./marquee.tsx'), readCode: () => import('./marquee.tsx?raw') }),
  toEntry(['Menu'], {
    load: () => import('./menu.tsx'),
    readCode: () => import('./menu.tsx?raw'),
    keys: keysOf.menu,
  }),
  toEntry(['NameButton'], {
    load: () => import('./name-button.tsx'),
    readCode: () => import('./name-button.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['NativeSelect'], {
    load: () => import('./native-select.tsx'),
    readCode: () => import('./native-select.tsx?raw'),
    keys: keysOf.select,
  }),
  toEntry(['Pagination'], {
    load: () => import('./pagination.tsx'),
    readCode: () => import('./pagination.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['PictureInput', 'uploadBase64Image'], {
    load: () => import('./picture-input.tsx'),
    readCode: () => import('./picture-input.tsx?raw'),
    keys: keysOf.paste,
  }),
  toEntry(['PrintButton', 'printElement'], {
    load: () => import('./print-button.tsx'),
    readCode: () => import('./print-button.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['ScrollContainer'], {
    load: () => import('./scroll-container.tsx'),
    readCode: () => import('./scroll-container.tsx?raw'),
    keys: keysOf.scroll,
  }),
  toEntry(['SearchField'], {
    load: () => import('./search-field.tsx'),
    readCode: () => import('./search-field.tsx?raw'),
    keys: keysOf.search,
  }),
  toEntry(['SecretDialog'], {
    load: () => import('./secret-dialog.tsx'),
    readCode: () => import('./secret-dialog.tsx?raw'),
    keys: keysOf.secret,
  }),
  toEntry(['Switch'], {
    load: () => import('./switch.tsx'),
    readCode: () => import('./switch.tsx?raw'),
    keys: keysOf.box,
  }),
  toEntry(['Table'], { load: () => import('./table.tsx'), readCode: () => import('./table.tsx?raw') }),
  toEntry(['Tabs'], {
    load: () => import('./tabs.tsx'),
    readCode: () => import('./tabs.tsx?raw'),
    keys: keysOf.tabs,
  }),
  toEntry(['Tag'], {
    load: () => import('./tag.tsx'),
    readCode: () => import('./tag.tsx?raw'),
    keys: keysOf.button,
  }),
  toEntry(['Textarea'], {
    load: () => import('./textarea.tsx'),
    readCode: () => import('./textarea.tsx?raw'),
  }),
  toEntry(['Tooltip'], {
    load: () => import('./tooltip.tsx'),
    readCode: () => import('./tooltip.tsx?raw'),
    keys: keysOf.tooltip,
  }),
  toEntry(['UploadButton', 'DropArea', 'useFinishedUploads', 'useUploads'], {
    load: () => import('./uploads.tsx'),
    readCode: () => import('./uploads.tsx?raw'),
    keys: keysOf.paste,
  }),
];
