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

/** A place where files and folders can be dropped; what an app drags within its page goes past it. */
export function useDrop(onDrop: (items: DataTransferItemList) => void, isOn: boolean): DropTarget {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event) => {
        if (!isOn || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event) => {
        setOver(false);
        if (!isOn || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDrop(event.dataTransfer.items);
      },
    },
  };
}

/** Takes files that are pasted anywhere in the page. A text with a picture beside it stays with the field that it is pasted into. */
export function usePaste(onFiles: (files: readonly File[]) => void, isOn: boolean): void {
  const take = useEffectEvent(({ clipboardData }: ClipboardEvent): void => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length > 0 && !clipboardData?.types.includes('text/plain')) onFiles(files);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: ClipboardEvent): void => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOn]);
}
