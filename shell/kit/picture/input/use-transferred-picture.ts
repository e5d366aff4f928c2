import { type DragEventHandler, useEffect, useEffectEvent, useState } from 'react';

interface DropTarget {
  /** Whether files are held over it. */
  isOver: boolean;
  handlers: {
    onDragOver: DragEventHandler;
    onDragLeave: DragEventHandler;
    onDrop: DragEventHandler;
  };
}

/** A place where files can be dropped. */
export function useDroppedPicture(onFile: (file: File) => void): DropTarget {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}

/** Takes a picture that is pasted anywhere in the page. A text with a picture beside it stays with the field that it is pasted into. */
export function usePastedPicture(onFile: (file: File) => void, isOn: boolean): void {
  const take = useEffectEvent(({ clipboardData }: ClipboardEvent): void => {
    const file = [...(clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file && !clipboardData?.types.includes('text/plain')) onFile(file);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOn]);
}
