/** The message to a desktop client: a handle for `uaa.oauth.relogin`, valid once, for so many seconds. */
export interface SignedInMessage {
  type: 'portal-signed-in';
  accessToken: string;
  expiresIn: number;
}

/**
 * What a desktop client may put into its windows (in Electron: `contextBridge.exposeInMainWorld('portalClient', …)`) when
 * its windows do not share the cookies of this one.
 */
interface PortalClient {
  onSignedIn: (message: SignedInMessage) => void;
}

declare global {
  interface Window {
    portalClient?: Partial<PortalClient>;
  }
}

type Place = Pick<Window, 'portalClient' | 'opener' | 'close'> & { location: Pick<Location, 'origin'> };

/**
 * Notifies the waiting page that somebody signed in here, and closes the window. Other tabs of the browser notice it by
 * themselves. Where nobody waits, nothing is issued and the window stays.
 * @param issue makes a handle
 */
export async function handOver(
  issue: () => Promise<Omit<SignedInMessage, 'type'>>,
  place: Place = window,
): Promise<void> {
  const receivers = findReceivers(place);
  // A window that nobody opened for this may not close itself either.
  if (receivers.length === 0) return;
  const { accessToken, expiresIn } = await issue();
  for (const receive of receivers) receive({ type: 'portal-signed-in', accessToken, expiresIn });
  place.close();
}

/** Who waits for this window: the client itself, or the window of the portal that opened it. */
function findReceivers(place: Place): ((message: SignedInMessage) => void)[] {
  const { portalClient, opener, location } = place;
  const byClient = portalClient?.onSignedIn;
  return [
    ...(byClient ? [(message: SignedInMessage) => byClient.call(portalClient, message)] : []),
    // Only a window of the portal receives it, whatever page opened this one.
    ...(opener ? [(message: SignedInMessage) => opener.postMessage(message, location.origin)] : []),
  ];
}
