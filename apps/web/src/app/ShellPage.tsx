import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { MemoryRouter } from 'react-router-dom';
import { Head } from './Head.tsx';
import type { HeadFacts } from './head-facts.ts';
import { Frame } from './shell/Frame.tsx';

type Props = { path: string; head: HeadFacts };

/** The frame around a page that the browser is about to draw. */
export function ShellPage({ path, head }: Props) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Head {...head} />
      <Frame>
        <Container size="lg" py="xl" aria-busy>
          <VisuallyHidden component="p">Loading...</VisuallyHidden>
          <Stack gap="md" aria-hidden>
            <Skeleton height={36} width="40%" />
            <Skeleton height={20} width="60%" />
            <Skeleton height={240} />
          </Stack>
        </Container>
      </Frame>
    </MemoryRouter>
  );
}
