import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { businessesMessages } from '../businesses.messages.ts';
import header from './BusinessHeader.module.css';
import classes from './BusinessPage.module.css';

export function BusinessLoading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden component="h1">{businessesMessages.loading}</VisuallyHidden>
      <div className={header.root} aria-hidden="true">
        <Skeleton height="clamp(120px, 16vw, 220px)" radius={0} />
        <Container size="lg" className={header.inner ?? ''}>
          <Skeleton height={104} width={104} radius="md" />
          <Stack gap="xs" className={header.words ?? ''}>
            <Skeleton height={18} width={140} />
            <Skeleton height={40} width="60%" />
            <Skeleton height={20} width="40%" />
            <Skeleton height={20} width="50%" />
          </Stack>
        </Container>
      </div>
      <Container size="lg" aria-hidden="true">
        <div className={classes.columns}>
          <Stack gap="lg">
            <Skeleton height={44} />
            <Skeleton height={160} />
          </Stack>
          <Stack gap={20}>
            <Skeleton height={240} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </Stack>
        </div>
      </Container>
    </div>
  );
}
