import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type Props = {
  /** What is loading, for screen readers. */
  label: string;
  count?: number;
};

/** Placeholder cards of a list of people. */
export function CardListSkeleton({ label, count = 3 }: Props) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} padding="md">
          <Group wrap="nowrap" gap="sm">
            <Skeleton circle height={48} />
            <Stack gap={8} flex={1}>
              <Skeleton height={14} width="45%" />
              <Skeleton height={12} width="70%" />
            </Stack>
          </Group>
        </Card>
      ))}
    </Stack>
  );
}
