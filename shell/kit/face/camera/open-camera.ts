import type { CameraProblem } from '../machine/face-state.ts';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** What a failure of the browser means to the user. */
export function problemOf(error: unknown): CameraProblem {
  return (error instanceof Error && problems[error.name]) || 'busy';
}

/** Whether the page may ask for a camera: over https, or on this very computer (O06). The rule is the browser's own. */
export function mayAskForCamera(): boolean {
  return isSecureContext && navigator.mediaDevices !== undefined;
}

/** Opens a camera; without an id the one that looks at the user. */
export async function openCamera(deviceId: string | undefined): Promise<MediaStream | CameraProblem> {
  if (!mayAskForCamera()) return 'insecure';
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' };
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { ...which, width: { ideal: 640 }, height: { ideal: 480 } },
    });
  } catch (error) {
    return problemOf(error);
  }
}

/** Switches the camera off, its light too. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The cameras of this device; their names are known once one of them was allowed. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}
