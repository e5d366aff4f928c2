const noAnswer =
  /\b(EAI_AGAIN|ENOTFOUND|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Says in a line what kept the packages from coming, and what to do.
 * @param {{code: number, output: string, folder: string}} end of `npm ci`, and the folder of the project
 */
export function describeInstallFailure({ code, output, folder }) {
  const [, reason] = noAnswer.exec(output) ?? [];
  const [, host = 'the registry'] = /\bhttps?:\/\/([^/\s]+)/.exec(output) ?? [];
  if (reason)
    return `The packages could not be fetched: ${host} does not answer (${reason}). Connect to the network, or name another registry in npm_config_registry, and start again`;
  if (code === 0 || /\bENOSPC\b/.test(output))
    return `The packages are not whole, as when the disk of ${folder} is full: make room, and start again`;
  return `npm ci failed (exit ${code})\n${output.trim()}`;
}
