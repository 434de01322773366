import { Anchor, Badge, Button, Card, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { longDate } from '../../../lib/dates.ts';
import { ownPicture } from '../../../lib/own-picture.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import { BANNER_PAGES, toBannerValues } from './banner.form.ts';
import classes from './BannersTab.module.css';
import { type Banner, useDeleteBanner, useSwitchBanner } from './banners.hooks.ts';

type Props = { banner: Banner; onEdit: () => void };

/** One banner: its picture, where and when it stands, and whether it does right now. */
export function BannerItem({ banner, onEdit }: Props) {
  const { id, title, imageUrl, targetUrl, startsAt, endsAt, pages, isActive, isShown } = banner;
  const picture = ownPicture(imageUrl);
  const activity = useSwitchBanner();
  const deletion = useDeleteBanner();
  const [isAsking, asking] = useDisclosure(false);
  const where = BANNER_PAGES.filter(({ value }) => pages.includes(value)).map(({ label }) => label);
  return (
    <Card component="li" padding="md" className={classes.item ?? ''}>
      {picture ? (
        <img src={picture} alt="" className={classes.image} />
      ) : (
        <Text size="sm" c="dimmed">
          Shown as text, because its picture is on another site. Upload it to show it.
        </Text>
      )}
      <Group gap={8}>
        <Text fw={600}>{title}</Text>
        <Badge variant="light" tt="none" color={isShown ? 'forest' : 'gray'}>
          {isShown ? 'On show' : 'Not on show'}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {where.join(', ')} · {period(banner)}
      </Text>
      <Anchor href={targetUrl} size="sm" target="_blank" rel="noopener noreferrer" style={WRAP}>
        {targetUrl}
      </Anchor>
      <Group justify="space-between" gap="sm" mt="sm">
        <LabelledSwitch
          label="Active"
          of={title}
          checked={isActive}
          onChange={(next) =>
            activity.mutate({ id, title, imageUrl, targetUrl, startsAt, endsAt, pages, isActive: next })
          }
        />
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={`Edit ${title}`}
            onClick={onEdit}
          >
            Edit
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={`Delete ${title}`}
            onClick={asking.open}
          >
            Delete
          </Button>
        </Group>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title="Delete this banner?"
          action="Delete banner"
          onClose={asking.close}
          onConfirm={() => {
            asking.close();
            deletion.mutate({ id });
          }}
        >
          It leaves every page at once and cannot be brought back.
        </ConfirmDialog>
      )}
    </Card>
  );
}

const WRAP = { overflowWrap: 'anywhere' } as const;

function period(banner: Banner): string {
  const { startsAt, endsAt } = toBannerValues(banner);
  if (!startsAt && !endsAt) return 'always';
  if (!endsAt) return `from ${longDate(startsAt)}`;
  if (!startsAt) return `until ${longDate(endsAt)}`;
  return `${longDate(startsAt)} to ${longDate(endsAt)}`;
}
