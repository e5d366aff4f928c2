/** Extensions of images, as the specification lists them (N12). */
export const imageExtensions = ['gif', 'jpg', 'jpeg', 'bmp', 'png', 'tif'] as const;

/** Extensions of audio and video, as the specification lists them (N12). */
export const audioVideoExtensions = [
  'mp3',
  'wma',
  'wav',
  'm4a',
  'flac',
  '3gp',
  'avi',
  'flv',
  'rm',
  'rmvb',
  'mp4',
  'mkv',
  'mov',
  'wmv',
] as const;

/** Whether a file is an image by the extension of its name, in any case (N12). */
export function isImage(fileName: string): boolean {
  return hasExtension(fileName, imageExtensions);
}

/** Whether a file is audio or video by the extension of its name, in any case (N12). */
export function isAudioOrVideo(fileName: string): boolean {
  return hasExtension(fileName, audioVideoExtensions);
}

function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const dot = fileName.lastIndexOf('.');
  return dot >= 0 && extensions.includes(fileName.slice(dot + 1).toLowerCase());
}
