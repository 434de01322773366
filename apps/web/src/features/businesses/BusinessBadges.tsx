import { Badge, Group } from '@mantine/core';
import { IconRosetteDiscountCheck, IconStar } from '@tabler/icons-react';
import { businessesMessages } from './businesses.messages.ts';

type Props = { isVerified: boolean; isFeatured: boolean; size?: 'sm' | 'md' | 'lg' };

/** The Verified and Featured badges; nothing when there are none. */
export function BusinessBadges({ isVerified, isFeatured, size = 'md' }: Props) {
  if (!isVerified && !isFeatured) return null;
  const { verified, featured } = businessesMessages.badges;
  return (
    <Group gap={6}>
      {isVerified && (
        <Badge
          variant="light"
          tt="none"
          size={size}
          leftSection={<IconRosetteDiscountCheck size={14} aria-hidden />}
        >
          {verified}
        </Badge>
      )}
      {isFeatured && (
        <Badge
          variant="light"
          color="brass"
          tt="none"
          size={size}
          leftSection={<IconStar size={13} aria-hidden />}
        >
          {featured}
        </Badge>
      )}
    </Group>
  );
}
