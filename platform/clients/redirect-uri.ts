import { findClientAddressProblem } from '#shared/contracts';

/** Whether an address may be registered as the place that codes are sent to, see `findClientAddressProblem`. */
export const isRegistrableUri = (address: string): boolean => findClientAddressProblem(address) === undefined;
