/** At most `max` characters of a text on one line; what is left out is marked. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text.trim().replaceAll(/\s+/g, ' '));
  if (characters.length <= max) return characters.join('');
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
