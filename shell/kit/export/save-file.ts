/** Milliseconds after which the browser has surely taken the file over. */
const releaseAfterMs = 500;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
}
