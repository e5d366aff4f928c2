/** The platform that comes with the portal, as a process beside the BFF. */
export {
  type EmbeddedPlatform,
  type EmbeddedPlatformOptions,
  startEmbeddedPlatform,
} from './embedded-platform.ts';
