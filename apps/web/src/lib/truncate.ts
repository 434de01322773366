/** A text on one line, cut to `max` characters with an ellipsis. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text.trim().replaceAll(/\s+/g, ' '));
  if (characters.length <= max) return characters.join('');
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
