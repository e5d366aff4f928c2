import {
  File,
  FileArchive,
  FileAudio,
  FileChartPie,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Folder,
  Image,
  type LucideIcon,
  NotebookText,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { Center } from 'shell/ui';
import type { DriveEntry } from '#shared/contracts';
import { type EntryKind, kindOf } from './entry-kind.ts';

const icons: Readonly<Record<EntryKind, readonly [LucideIcon, palette: string]>> = {
  folder: [Folder, 'brand'],
  picture: [Image, 'green'],
  video: [FileVideo, 'red'],
  audio: [FileAudio, 'orange'],
  pdf: [FileText, 'red'],
  text: [FileText, 'gray'],
  document: [NotebookText, 'blue'],
  sheet: [FileSpreadsheet, 'green'],
  slides: [FileChartPie, 'orange'],
  archive: [FileArchive, 'gray'],
  other: [File, 'gray'],
};

/** All hues that a file may have. */
export const entryPalettes: readonly string[] = [
  ...new Set(Object.values(icons).map(([, palette]) => palette)),
];

/** The shape and the hue of what a file is. */
export function iconOf(entry: EntryIconProps['entry']): readonly [Icon: LucideIcon, palette: string] {
  return icons[kindOf(entry)];
}

export interface EntryIconProps {
  entry: Pick<DriveEntry, 'isFolder' | 'name' | 'mediaType'>;
  /** Default `sm`, that of a row. */
  size?: 'sm' | 'lg';
}

/** What a file is, by shape and by hue. */
export function EntryIcon({ entry, size = 'sm' }: EntryIconProps): ReactElement {
  const [Icon, colorPalette] = iconOf(entry);
  const isLarge = size === 'lg';
  return (
    <Center
      colorPalette={colorPalette}
      boxSize={isLarge ? '16' : '9'}
      flexShrink="0"
      borderRadius={isLarge ? 'card' : 'control'}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
    >
      <Icon size={isLarge ? 32 : 20} strokeWidth={1.75} aria-hidden />
    </Center>
  );
}
