/** Comma-separated text as a list without blanks and duplicates. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,،、]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
