import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useShownName } from '../../../lib/shown-name.ts';
import { BusinessLogo } from '../../businesses/BusinessLogo.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import type { AdminBusiness, BusinessStatus } from './businesses.hooks.ts';
import blocks from '../../../ui/blocks.module.css';
import classes from './AdminBusinessCard.module.css';
import { DeleteButton, EditButton, RestoreButton } from '../shared/ItemButtons.tsx';
import { adminBusinessesMessages as messages } from './admin-businesses.messages.ts';

type Props = {
  business: AdminBusiness;
  isRestoring: boolean;
  onStatus: (status: BusinessStatus) => void;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
};

/** A business with its flags and the moderation actions. */
export function AdminBusinessCard({ business, isRestoring, onStatus, onEdit, onDelete, onRestore }: Props) {
  const { name, isActive, isVerified, isFeatured, deletedAt } = business;
  const shownName = useShownName();
  const names = [business.industry, business.category].flatMap((one) => (one ? [shownName(one)] : []));
  const facts = [...new Set([...names, business.city])].filter(Boolean);
  return (
    <Card component="li" padding="md" className={blocks.item ?? ''}>
      <div className={classes.head}>
        <BusinessLogo name={name} logo={business.logo} size={44} />
        <div className={classes.words}>
          <Group gap={6}>
            {deletedAt ? (
              <Text fw={600}>{name}</Text>
            ) : (
              <Anchor component={Link} to={paths.business(business.slug)} fw={600} c="inherit">
                {name}
              </Anchor>
            )}
            <Badge variant="light" tt="none" color={isActive ? 'forest' : 'gray'}>
              {isActive ? messages.active : messages.inactive}
            </Badge>
            {isVerified && (
              <Badge variant="light" tt="none" color="indigo">
                {messages.verified}
              </Badge>
            )}
            {isFeatured && (
              <Badge variant="light" tt="none" color="brass">
                {messages.featured}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            {messages.stats(business.ownerId, business.ownerName, business.viewCount, business.reviewCount)}
          </Text>
        </div>
      </div>
      <Group justify="space-between" gap="sm" mt="sm">
        {deletedAt ? (
          <RestoreButton isPending={isRestoring} onClick={onRestore} />
        ) : (
          <>
            <Group gap="lg">
              <LabelledSwitch
                label={messages.active}
                of={name}
                checked={isActive}
                onChange={(next) => onStatus({ isActive: next })}
              />
              <LabelledSwitch
                label={messages.verified}
                of={name}
                checked={isVerified}
                onChange={(next) => onStatus({ isVerified: next })}
              />
            </Group>
            <Group gap="xs">
              <EditButton of={name} onClick={onEdit} />
              <DeleteButton of={name} onClick={onDelete} />
            </Group>
          </>
        )}
      </Group>
    </Card>
  );
}
