import { Card, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { servicesMessages } from './services.messages.ts';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Placeholder for the services. */
export function ServicesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="output">{servicesMessages.loading}</VisuallyHidden>
      <Skeleton height={44} mb="lg" />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg" verticalSpacing="lg">
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack gap="sm">
              <Skeleton height={40} width={40} />
              <Skeleton height={24} width="70%" />
              <Skeleton height={28} width="40%" />
              <Skeleton height={72} />
              <Skeleton height={120} />
              <Skeleton height={42} />
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </div>
  );
}
