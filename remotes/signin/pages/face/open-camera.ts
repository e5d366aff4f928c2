/** Why there is no picture: the page may not ask, there is no camera, the user refused, something else has it. */
export type CameraProblem = 'insecure' | 'none' | 'denied' | 'busy';

const problems: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** What a failure of the browser means to the user. */
export const problemOf = (error: unknown): CameraProblem =>
  (error instanceof Error && problems[error.name]) || 'busy';

/** Opens the camera that looks at the user. The rule for secure pages is the browser's own (O06, D-50). */
export const openCamera = async (): Promise<MediaStream | CameraProblem> => {
  if (!isSecureContext || !navigator.mediaDevices) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } },
    });
  } catch (error) {
    return problemOf(error);
  }
};

/** Switches the camera off, its light too. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
