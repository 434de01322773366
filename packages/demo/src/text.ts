/** Lower-case ASCII words joined by dashes, as in an address. */
export function slugOf(text: string, longest = 100): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F’']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
}

/** The items of a comma-separated list. */
export function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
