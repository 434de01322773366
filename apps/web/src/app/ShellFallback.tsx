import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { MemoryRouter } from 'react-router-dom';
import { PageHead } from '../lib/PageHead.tsx';
import type { PageMeta } from '../lib/page-meta.ts';
import { AppLayout } from './shell/AppLayout.tsx';
import { commonMessages } from '../lib/common.messages.ts';

type Props = { path: string; head: PageMeta };

/** The app shell with a skeleton, for a page that the browser renders. */
export function ShellFallback({ path, head }: Props) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <PageHead {...head} />
      <AppLayout>
        <Container size="lg" py="xl" aria-busy>
          <VisuallyHidden component="p">{commonMessages.loading}</VisuallyHidden>
          <Stack gap="md" aria-hidden>
            <Skeleton height={36} width="40%" />
            <Skeleton height={20} width="60%" />
            <Skeleton height={240} />
          </Stack>
        </Container>
      </AppLayout>
    </MemoryRouter>
  );
}
