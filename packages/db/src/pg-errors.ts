/** The five-character SQLSTATE of a PostgreSQL error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The driver stopped waiting for the statement; PostgreSQL may still be executing it. */
export function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The server is read-only: after a failover the connection goes to what is now a standby. */
export function isReadOnly(error: unknown): error is Error {
  return sqlState(error) === '25006';
}

/** A prepared statement would return other columns than when it was planned, after a migration. */
export function isStalePlan(error: unknown): error is Error {
  return sqlState(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);
}

/** The prepared statement does not exist on the server, or exists already: a pooler shares connections. */
export function isUnknownStatement(error: unknown): error is Error {
  return /^(26000|42P05)$/.test(sqlState(error) ?? '');
}

/**
 * The connection broke while in use, so the statement may or may not have been executed. False for a
 * connection that could not be opened, and for a full queue.
 */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return (
    /^(57P0[12]|08\w{3}|ECONNRESET|EPIPE)$/.test(code) ||
    error.message === 'Connection terminated unexpectedly'
  );
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
