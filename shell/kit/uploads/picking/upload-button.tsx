import { Camera, File as FileIcon, Folder, Upload } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { readFolder } from '#shared/upload-client';
import { RoomWords } from '../../../core/language/index.ts';
import { Menu, type MenuItem } from '../../controls/index.ts';
import { Button, type ButtonProps } from '../../ui/index.ts';
import { catalogues } from '../messages/zh-CN.json?all';
import type { UploadOptions } from '../page-uploads.ts';
import { useAdding } from '../use-adding.ts';
import { FilePicker } from './file-picker.tsx';
import { useHasCamera } from './use-has-camera.ts';

export interface UploadButtonProps extends UploadOptions {
  /** Also whole folders (N06). Default false. */
  takesFolders?: boolean | undefined;
  /** Types of files that the browser's dialog offers, as in HTML. Default: all. */
  accept?: string | undefined;
  /** One file only, without the camera. Default false. */
  isSingle?: boolean | undefined;
  /** What it says. Default: that it uploads. */
  children?: ReactNode;
  /** Default `solid`. */
  variant?: ButtonProps['variant'];
  disabled?: boolean | undefined;
}

/** Uploads files; a menu where there are also folders, or a camera. */
export function UploadButton(props: UploadButtonProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

const glyph = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Content(props: UploadButtonProps): ReactElement {
  const { takesFolders = false, accept, isSingle = false, children, ...rest } = props;
  const { variant = 'solid', disabled = false, ...options } = rest;
  const { formatMessage } = useIntl();
  const add = useAdding(options);
  const hasCamera = useHasCamera() && !isSingle;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const words = (what: 'files' | 'folder' | 'camera'): string => formatMessage({ id: `kit.upload.${what}` });
  const items: MenuItem[] = [
    {
      value: 'files',
      label: words('files'),
      icon: <FileIcon {...glyph} />,
      onSelect: () => files.current?.click(),
    },
  ];
  const onFolder = { value: 'folder', label: words('folder'), icon: <Folder {...glyph} /> };
  const onCamera = { value: 'camera', label: words('camera'), icon: <Camera {...glyph} /> };
  if (takesFolders) items.push({ ...onFolder, onSelect: () => folder.current?.click() });
  if (hasCamera) items.push({ ...onCamera, onSelect: () => camera.current?.click() });
  const style = { variant, disabled, minHeight: { base: '11', md: '10' } } as const;
  const inside = (
    <>
      <Upload {...glyph} />
      {children ?? formatMessage({ id: 'kit.upload.label' })}
    </>
  );
  return (
    <>
      {items.length > 1 ? (
        <Menu trigger={<Button {...style}>{inside}</Button>} items={items} />
      ) : (
        <Button {...style} onClick={() => files.current?.click()}>
          {inside}
        </Button>
      )}
      <FilePicker
        input={files}
        label={words('files')}
        accept={accept}
        isSingle={isSingle}
        onFiles={(picked) => add([...picked])}
      />
      {takesFolders ? (
        <FilePicker
          input={folder}
          label={words('folder')}
          isFolder
          onFiles={(picked) => void readFolder(picked).then(add)}
        />
      ) : null}
      {hasCamera ? (
        <FilePicker input={camera} label={words('camera')} isCamera onFiles={(picked) => add([...picked])} />
      ) : null}
    </>
  );
}
