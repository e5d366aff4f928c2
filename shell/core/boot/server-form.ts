/** Whether the page holds a form that the server wrote: it works without any script, so nothing worse may take its place. */
export function hasServerForm(): boolean {
  return document.querySelector('.boot form') !== null;
}
