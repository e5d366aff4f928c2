import { type ReactElement, type RefObject, useEffect } from 'react';
import { chakra } from '../../ui/index.ts';

const Input = chakra('input', { base: { display: 'none' } });

export interface FilePickerProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  /** Whole folders in place of files. Default false. */
  isFolder?: boolean | undefined;
  /** Opens the camera at the back, where there is one. Default false. */
  isCamera?: boolean | undefined;
  /** One file only, as with the camera. Default false. */
  isSingle?: boolean | undefined;
  accept?: string | undefined;
  onFiles: (files: FileList) => void;
}

/** The input behind a button: the browser's own dialog for files. */
export function FilePicker(props: FilePickerProps): ReactElement {
  const { input, label, isFolder = false, isCamera = false, isSingle = isCamera, accept, onFiles } = props;
  // React does not know the attribute by the name that all browsers have.
  useEffect(() => {
    input.current?.toggleAttribute('webkitdirectory', isFolder);
  }, [input, isFolder]);
  return (
    <Input
      ref={input}
      type="file"
      aria-label={label}
      multiple={!isSingle}
      {...(isCamera ? { capture: 'environment', accept: 'image/*,video/*' } : {})}
      {...(accept ? { accept } : {})}
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onFiles(currentTarget.files);
      }}
      // The same file may be picked once more.
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
    />
  );
}
