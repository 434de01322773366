import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = {
  title: string;
  /** For search engines and previews, when it is not the text. */
  description?: string;
  text: string;
  /** Where to go instead: links that look like buttons. */
  children: ReactNode;
};

/** The page of an address whose content is not there, or not for this visitor. */
export function MissingPage({ title, description, text, children }: Props) {
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={description ?? text} noIndex />
      <EmptyState title={title} headingOrder={1} action={children}>
        {text}
      </EmptyState>
    </Container>
  );
}
