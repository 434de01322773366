import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { BusinessLogo } from '../../businesses/BusinessLogo.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import type { AdminBusiness, BusinessStatus } from './businesses.hooks.ts';
import classes from './AdminBusinessCard.module.css';

type Props = {
  business: AdminBusiness;
  isRestoring: boolean;
  onStatus: (status: BusinessStatus) => void;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: () => void;
};

/** One business with its marks, and what administrators may do about it. */
export function AdminBusinessCard({ business, isRestoring, onStatus, onEdit, onDelete, onRestore }: Props) {
  const { name, isActive, isVerified, isFeatured, deletedAt } = business;
  const facts = [business.industry, business.category, business.city].filter(Boolean);
  return (
    <Card component="li" padding="md" className={classes.root ?? ''}>
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
              {isActive ? 'Active' : 'Inactive'}
            </Badge>
            {isVerified && (
              <Badge variant="light" tt="none" color="indigo">
                Verified
              </Badge>
            )}
            {isFeatured && (
              <Badge variant="light" tt="none" color="brass">
                Featured
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
          <Text size="sm" c="dimmed">
            Owner #{business.ownerId}, {business.ownerName} · {business.viewCount} views ·{' '}
            {business.reviewCount} reviews
          </Text>
        </div>
      </div>
      <Group justify="space-between" gap="sm" mt="sm">
        {deletedAt ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            loading={isRestoring}
            onClick={onRestore}
          >
            Restore
          </Button>
        ) : (
          <>
            <Group gap="lg">
              <LabelledSwitch
                label="Active"
                of={name}
                checked={isActive}
                onChange={(next) => onStatus({ isActive: next })}
              />
              <LabelledSwitch
                label="Verified"
                of={name}
                checked={isVerified}
                onChange={(next) => onStatus({ isVerified: next })}
              />
            </Group>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                aria-label={`Edit ${name}`}
                onClick={onEdit}
              >
                Edit
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} aria-hidden />}
                aria-label={`Delete ${name}`}
                onClick={onDelete}
              >
                Delete
              </Button>
            </Group>
          </>
        )}
      </Group>
    </Card>
  );
}
