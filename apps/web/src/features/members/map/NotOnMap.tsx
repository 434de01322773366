import { Text } from '@mantine/core';
import type { MemberTownsData } from '../members-filter.ts';
import { membersMessages } from '../members.messages.ts';

const { map: messages, total } = membersMessages;

/** Who is missing from the map, so that nobody takes its circles for all. */
export function NotOnMap({ elsewhere, unstated }: Pick<MemberTownsData, 'elsewhere' | 'unstated'>) {
  const sentences = [
    ...(elsewhere > 0 ? [messages.elsewhere(total(elsewhere), elsewhere === 1)] : []),
    ...(unstated > 0 ? [messages.unstated(total(unstated), unstated === 1)] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {sentences.join(' ')}
    </Text>
  );
}
