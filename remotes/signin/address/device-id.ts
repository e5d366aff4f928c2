import { deviceIdPattern } from '#shared/contracts';

/** The device that a messaging app names in the address of the sign-in page (B12); empty without one. */
export function findDeviceId(): string {
  return deviceIdPattern.exec(new URLSearchParams(location.search).get('deviceId') ?? '')?.[0] ?? '';
}
