import { Stack, Text, Title } from '@mantine/core';
import type { BusinessCardData } from '../businesses.types.ts';
import { BusinessGrid } from './BusinessGrid.tsx';
import { similarBusinessesMessages } from './similar-businesses.messages.ts';

type Props = {
  businesses: BusinessCardData[];
  /** Nothing has the words of the search. */
  isAlone: boolean;
  isBusy: boolean;
};

/** Businesses that offer what was searched for in other words. */
export function SimilarBusinesses({ businesses, isAlone, isBusy }: Props) {
  const { title, text, only } = similarBusinessesMessages;
  return (
    <Stack component="section" gap="md" aria-labelledby="similar-businesses">
      <div>
        <Title order={2} size="h3" id="similar-businesses">
          {title}
        </Title>
        <Text size="sm" c="dimmed" component="output">
          {isAlone ? only : text}
        </Text>
      </div>
      <BusinessGrid businesses={businesses} label={title} isBusy={isBusy} />
    </Stack>
  );
}
