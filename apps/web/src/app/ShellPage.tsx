import { Container, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { MemoryRouter } from 'react-router-dom';
import { Frame } from './shell/Frame.tsx';

/** The frame around a page that the browser is about to draw. */
export function ShellPage({ path }: { path: string }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <title>Guildhall</title>
      <meta
        name="description"
        content="A professional network and business directory for real communities."
      />
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
