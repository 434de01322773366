/** The URL with other parameters; undefined leaves one out. */
export function addressWith(params: URLSearchParams, changes: Record<string, string | undefined>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  return { search: next.toString() };
}
