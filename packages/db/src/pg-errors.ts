/** The five-character SQLSTATE of a PostgreSQL error, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The driver gave the statement up; PostgreSQL may still be at it. */
export function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The server takes no writes: after a failover, the connection leads to what is now a standby. */
export function isReadOnly(error: unknown): error is Error {
  return sqlState(error) === '25006';
}

/** A statement that was sent under a name would answer other columns than it used to, after a migration. */
export function isStalePlan(error: unknown): error is Error {
  return sqlState(error) === '0A000' && error instanceof Error && /cached plan/.test(error.message);
}

/** A named statement is not known on the other side, or known already: a pooler does not keep them apart. */
export function isUnknownStatement(error: unknown): error is Error {
  return /^(26000|42P05)$/.test(sqlState(error) ?? '');
}

/**
 * The connection broke while it was in use, so what was asked may or may not have been done. A
 * connection that never came about, or that nobody had time for, is not meant.
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
