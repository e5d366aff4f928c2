/** An environment variable that cannot be read; the message names it and what it accepts, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
