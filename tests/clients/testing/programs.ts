import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../processes/find-program.ts';

/** A Python that has the libraries; the system's own first, since that is the one its packages install for. */
export function findPythonWith(...libraries: readonly string[]): string | undefined {
  return ['/usr/bin/python3', findProgram('python3')].find(
    (python) =>
      python !== undefined &&
      spawnSync(python, ['-c', `import ${libraries.join(', ')}`], { stdio: 'ignore' }).status === 0,
  );
}

/** The folder of Apache's modules when the module for OpenID Connect is among them. */
export function findApacheModules(): string | undefined {
  return ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules'].find((folder) =>
    existsSync(join(folder, 'mod_auth_openidc.so')),
  );
}

/** A file of `tests/clients/apps` as a program. */
export function exampleOf(file: string, interpreter: string = process.execPath) {
  return {
    command: interpreter,
    args: [`tests/clients/apps/${file}`],
  };
}
