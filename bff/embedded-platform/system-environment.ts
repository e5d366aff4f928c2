/** What a program needs to find its way about the machine. */
const ofTheMachine = ['PATH', 'HOME', 'TZ', 'LANG', 'LC_ALL', 'TMPDIR', 'TEMP', 'SystemRoot'];

/** How its operator wants Node to run: memory, authorities that it trusts, the proxy that leads out of the school. */
const ofNode = [
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'NODE_USE_ENV_PROXY',
  'NODE_USE_SYSTEM_CA',
  'SSL_CERT_DIR',
  'SSL_CERT_FILE',
  'UV_THREADPOOL_SIZE',
];
const ofTheNetwork = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'].flatMap((name) => [name, name.toLowerCase()]);

const passedOn: ReadonlySet<string> = new Set([...ofTheMachine, ...ofNode, ...ofTheNetwork]);

/** `PGSSLROOTCERT`, `PGPASSWORD` …: the PostgreSQL driver reads them itself. */
const ofPostgres = /^PG[A-Z]+$/;

/** Variables that the platform inherits from the environment. Its configuration comes separately, by name. */
export function systemEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value && (passedOn.has(name) || ofPostgres.test(name)) ? [[name, value]] : [],
    ),
  );
}
