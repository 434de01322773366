import { Card, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type Props = {
  /** What is on its way, for readers who do not see the shapes. */
  label: string;
  count?: number;
};

/** Cards of one person each while they are on their way. */
export function CardListSkeleton({ label, count = 3 }: Props) {
  return (
    <Stack gap="sm" aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Card key={place} padding="md">
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
