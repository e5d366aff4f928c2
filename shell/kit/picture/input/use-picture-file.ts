import { useEffect, useRef, useState } from 'react';
import { loadCutter } from '../crop/load-cutter.ts';
import { type Picture, readPicture } from '../picture.ts';
import type { Cut, QuarterTurns } from '../render/cut.ts';
import { decodePicture } from '../render/decode-picture.ts';
import { describeProblem, type PictureProblem } from '../render/picture-problem.ts';
import type { PictureOrder } from '../render/render-picture.ts';

/** The specification's limit and quality (N07). */
const maxPixelsDefault = 500;
const quality = 0.8;
/** As base64 it fits into the body of a call. */
const maxBytesDefault = 150_000;

interface PictureFile {
  /** What is being cut; undefined when nothing is. */
  bitmap: ImageBitmap | undefined;
  /** Why the chosen file gives no picture. */
  problem: PictureProblem | undefined;
  /** Why nothing could be made of the picture that is being cut. */
  failure: PictureProblem | undefined;
  isSaving: boolean;
  open: (file: File) => void;
  save: (turns: QuarterTurns, cut: Cut) => void;
  close: () => void;
}

export interface PictureFileOptions {
  /** Pixels that it may have at most, in width and height. Default 500 (N07). */
  maxPixels?: number | undefined;
  /** Bytes that it may have at most. Default 150,000. */
  maxBytes?: number | undefined;
  /** Whether what lets light through may stay so, as a PNG; else it becomes white. Default false. */
  keepsAlpha?: boolean | undefined;
  /** Saves the picture. The dialog closes when it is done; when it fails, the dialog stays as it is. */
  onSave: (picture: Picture) => Promise<unknown>;
}

/** The file that the user has chosen, from its choice until its picture is saved. */
export function usePictureFile(options: PictureFileOptions): PictureFile {
  const [opened, setOpened] = useState<{ file: File; bitmap: ImageBitmap }>();
  const [problem, setProblem] = useState<PictureProblem>();
  const [failure, setFailure] = useState<PictureProblem>();
  const [isSaving, setSaving] = useState(false);
  const lastChosen = useRef<File>(undefined);
  useEffect(() => () => opened?.bitmap.close(), [opened]);
  useEffect(
    () => () => {
      lastChosen.current = undefined;
    },
    [],
  );
  const open = async (file: File): Promise<void> => {
    lastChosen.current = file;
    setProblem(undefined);
    setFailure(undefined);
    try {
      const bitmap = await decodePicture(file);
      // Another one was chosen meanwhile, or the page is gone.
      if (lastChosen.current === file) setOpened({ file, bitmap });
      else bitmap.close();
    } catch {
      if (lastChosen.current === file) setProblem(describeProblem(file));
    }
  };
  const save = async (turns: QuarterTurns, cut: Cut): Promise<void> => {
    if (!opened || isSaving) return;
    setSaving(true);
    setFailure(undefined);
    const blob = await make(opened.file, { turns, cut, ...orderOf(options) });
    if (!blob) setFailure({ reason: 'unreadable' });
    else if (await isDone(readPicture(blob).then(options.onSave))) setOpened(undefined);
    setSaving(false);
  };
  return {
    bitmap: opened?.bitmap,
    problem,
    failure,
    isSaving,
    open: (file) => void open(file),
    save: (turns, cut) => void save(turns, cut),
    close: () => {
      if (!isSaving) setOpened(undefined);
    },
  };
}

function orderOf({
  maxPixels = maxPixelsDefault,
  maxBytes = maxBytesDefault,
  keepsAlpha = false,
}: PictureFileOptions) {
  return { limit: { width: maxPixels, height: maxPixels }, maxBytes, keepsAlpha, quality };
}

async function make(file: File, order: PictureOrder): Promise<Blob | undefined> {
  try {
    const { makePicture } = await loadCutter();
    return await makePicture(file, order);
  } catch {
    return undefined;
  }
}

/** Who saves shows what went wrong. */
async function isDone(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch {
    return false;
  }
}
