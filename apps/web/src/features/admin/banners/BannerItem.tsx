import { Anchor, Badge, Card, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { LOCALE_NAMES } from '@guildhall/locale/locales';
import { useFormats } from '../../../lib/formats.ts';
import { ownPicture } from '../../../lib/own-picture.ts';
import { useCommunityTimeZone, useLanguages } from '../../../lib/site.ts';
import { writtenList } from '../../../lib/written.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LabelledSwitch } from '../shared/LabelledSwitch.tsx';
import { BANNER_PAGES, isMissingIn, toBannerValues } from './banner.form.ts';
import classes from './BannersTab.module.css';
import { type Banner, useDeleteBanner, useSwitchBanner } from './banners.hooks.ts';
import { BannerImage } from '../../../ui/BannerImage.tsx';
import { DeleteButton, EditButton } from '../shared/ItemButtons.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { bannersMessages as messages } from './banners.messages.ts';

type Props = { banner: Banner; onEdit: () => void };

/** A banner with its pages, its period and whether it is live. */
export function BannerItem({ banner, onEdit }: Props) {
  const { longDate } = useFormats();
  const timeZone = useCommunityTimeZone();
  const { id, title, imageUrl, targetUrl, startsAt, endsAt, pages, isActive, isShown } = banner;
  const [, ...others] = useLanguages();
  const missing = others.filter((locale) => isMissingIn(banner.texts, locale));
  const picture = ownPicture(imageUrl);
  const activity = useSwitchBanner();
  const deletion = useDeleteBanner();
  const [isAsking, asking] = useDisclosure(false);
  const where = BANNER_PAGES.filter((page) => pages.includes(page)).map((page) => messages.pages[page]);
  return (
    <Card component="li" padding="md" className={classes.item ?? ''}>
      {picture ? (
        <div className={classes.image}>
          <BannerImage src={picture} title={title} height={120} isDecorative />
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {messages.textOnly}
        </Text>
      )}
      <Group gap={8}>
        <Text fw={600}>{title}</Text>
        <Badge variant="light" tt="none" color={isShown ? 'forest' : 'gray'}>
          {messages.status(isShown)}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {where.join(', ')} · {period(banner, timeZone, longDate)}
      </Text>
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {textLanguagesMessages.missingIn(writtenList(missing.map((locale) => LOCALE_NAMES[locale])))}
        </Text>
      )}
      <Anchor href={targetUrl} size="sm" target="_blank" rel="noopener noreferrer" style={WRAP}>
        {targetUrl}
      </Anchor>
      <Group justify="space-between" gap="sm" mt="sm">
        <LabelledSwitch
          label={messages.fields.active}
          of={title}
          checked={isActive}
          onChange={(next) =>
            activity.mutate({ id, title, imageUrl, targetUrl, startsAt, endsAt, pages, isActive: next })
          }
        />
        <Group gap="xs">
          <EditButton of={title} onClick={onEdit} />
          <DeleteButton of={title} onClick={asking.open} />
        </Group>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title={messages.confirm.title}
          action={messages.confirm.action}
          onClose={asking.close}
          onConfirm={() => deletion.mutate({ id })}
        >
          {messages.confirm.text}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const WRAP = { overflowWrap: 'anywhere' } as const;

function period(banner: Banner, timeZone: string, longDate: (iso: string) => string): string {
  const { startsAt, endsAt } = toBannerValues(banner, timeZone);
  if (!startsAt && !endsAt) return messages.period.always;
  if (!endsAt) return messages.period.from(longDate(startsAt));
  if (!startsAt) return messages.period.until(longDate(endsAt));
  return messages.period.between(longDate(startsAt), longDate(endsAt));
}
