import { accepted, type VariableName } from './config-variables.ts';
import { StartError } from './start-error.ts';

/** A variable that cannot be used: one line that names it and says what it accepts, never its value. */
export class ConfigurationError extends StartError {
  override readonly name = 'ConfigurationError';

  constructor(variable: VariableName, addition = '') {
    super(`${variable} accepts ${accepted[variable]}${addition}`);
  }
}
