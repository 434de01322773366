import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommunityTimeZone } from '../../../lib/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Query } from '../../../ui/Query.tsx';
import { BannerForm } from './BannerForm.tsx';
import { BannerItem } from './BannerItem.tsx';
import classes from './BannersTab.module.css';
import { type Banner, useBanners } from './banners.hooks.ts';
import { commonMessages } from '../../../lib/common.messages.ts';
import { bannersMessages as messages } from './banners.messages.ts';

/** The list of banners and the form that creates or edits one. */
export function BannersTab() {
  const query = useBanners();
  const timeZone = useCommunityTimeZone();
  const [edited, setEdited] = useState<Banner | null>(null);
  const [formKey, setFormKey] = useState(0);
  const done = () => {
    setEdited(null);
    setFormKey((key) => key + 1);
  };
  return (
    <div className={classes.columns}>
      <Card component="section" aria-labelledby="banner-form">
        <Group justify="space-between" mb="md">
          <Title order={2} size="h3" id="banner-form">
            {edited ? messages.editTitle : messages.createTitle}
          </Title>
          {edited && (
            <Button size="xs" variant="subtle" onClick={done}>
              {commonMessages.cancel}
            </Button>
          )}
        </Group>
        <BannerForm key={`${edited?.id ?? 'new'}-${formKey}`} banner={edited} onSaved={done} />
      </Card>
      <section aria-labelledby="banner-list">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h3" id="banner-list">
            {messages.list}
          </Title>
          {query.data && query.data.length > 0 && (
            <Badge variant="light" color="gray" tt="none">
              {query.data.length}
            </Badge>
          )}
        </Group>
        <Query query={query} skeleton={<Skeleton height={180} radius="lg" />} failed={messages.failed}>
          {(banners) => (
            <>
              {banners.length === 0 && (
                <EmptyState icon={IconInbox} title={messages.empty.title}>
                  {messages.empty.text}
                </EmptyState>
              )}
              <Stack gap="sm" component="ul" p={0} m={0}>
                {banners.map((banner) => (
                  <BannerItem key={banner.id} banner={banner} onEdit={() => setEdited(banner)} />
                ))}
              </Stack>
              {banners.length > 0 && (
                <Text size="sm" c="dimmed" mt="sm">
                  {messages.days(timeZone)}
                </Text>
              )}
            </>
          )}
        </Query>
      </section>
    </div>
  );
}
