import { Card, Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useSite } from '../../lib/site.ts';
import { profileMessages } from './profile.messages.ts';
import card from './ProfileCard.module.css';
import classes from './ProfilePage.module.css';
import { ProfileTopBar } from './ProfileTopBar.tsx';

export function ProfileLoading() {
  const { name } = useSite();
  return (
    <Container size="lg" className={classes.page ?? ''} aria-busy>
      <title>{`${profileMessages.loading} · ${name}`}</title>
      <ProfileTopBar />
      <VisuallyHidden component="h1">{profileMessages.loading}</VisuallyHidden>
      <Card padding={0} aria-hidden>
        <Skeleton height={148} radius={0} />
        <div className={card.body}>
          <div className={card.picture}>
            <Skeleton circle height={128} />
          </div>
          <Stack gap="sm">
            <Skeleton height={36} width="60%" />
            <Skeleton height={20} width="40%" />
            <Skeleton height={20} width="50%" />
            <Skeleton height={72} />
          </Stack>
        </div>
      </Card>
      <div className={classes.columns} aria-hidden>
        <Card padding="lg">
          <Stack gap="sm">
            <Skeleton height={28} width="45%" />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Stack>
        </Card>
        <Card padding="lg" className={classes.side ?? ''}>
          <Skeleton height={28} width="60%" />
          <Skeleton height={44} />
        </Card>
      </div>
    </Container>
  );
}
