/** Addresses of the kinds of app beside remotes: checked when they are saved, and again when they open. Stateless. */
export { findFramedApp, framePath, framesPath, framesRemote } from './frame-path.ts';
export { initiateLoginAddress } from './initiate-login-address.ts';
export { opensInNewTab } from './new-tab-words.ts';
export {
  type AddressProblem,
  findAddressProblem,
  findOutsideAddress,
  isLoopbackAddress,
} from './outside-address.ts';
