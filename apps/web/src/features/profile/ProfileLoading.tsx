import { Card, Container, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useSite } from '../../lib/site.ts';
import { profileMessages } from './profile.messages.ts';
import classes from './ProfilePage.module.css';
import { ProfileTopBar } from './ProfileTopBar.tsx';

export function ProfileLoading() {
  const { name } = useSite();
  return (
    <div aria-busy>
      <title>{`${profileMessages.loading} · ${name}`}</title>
      <ProfileTopBar />
      <div className={classes.banner} />
      <Container size="md" className={classes.content ?? ''}>
        <VisuallyHidden component="h1">{profileMessages.loading}</VisuallyHidden>
        <Card padding="xl" aria-hidden>
          <Group align="flex-start" gap="lg">
            <Skeleton circle height={112} />
            <Stack gap="sm" flex={1} miw={200}>
              <Skeleton height={36} width="60%" />
              <Skeleton height={20} width="40%" />
              <Skeleton height={20} width="50%" />
              <Skeleton height={72} />
            </Stack>
          </Group>
        </Card>
        <Card padding="xl" aria-hidden>
          <Stack gap="sm">
            <Skeleton height={28} width="45%" />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        </Card>
      </Container>
    </div>
  );
}
