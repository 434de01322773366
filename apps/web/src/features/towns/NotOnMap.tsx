import { Text } from '@mantine/core';
import type { TownCounts } from '@guildhall/api/discovery/towns/towns.schema';
import type { TownWords } from './town-words.ts';

type Props = Pick<TownCounts, 'elsewhere' | 'unstated'> & { words: TownWords };

/** Who is missing from the map, so that nobody takes its circles for all. */
export function NotOnMap({ elsewhere, unstated, words }: Props) {
  const sentences = [
    ...(elsewhere > 0 ? [words.elsewhere(words.total(elsewhere), elsewhere === 1)] : []),
    ...(unstated > 0 ? [words.unstated(words.total(unstated), unstated === 1)] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {sentences.join(' ')}
    </Text>
  );
}
