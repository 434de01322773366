import { Button, Container, Group } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = {
  title: string;
  /** For search engines and previews, when it is not the text. */
  description?: string;
  text: string;
  /** Where to go instead, and the words of the button that leads there. */
  to: string;
  back: string;
  /** Before the button that leads elsewhere, and of more weight. */
  first?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
};

/** The page of an address whose content is not there, or not for this visitor. */
export function MissingPage({ title, description, text, to, back, first, children }: Props) {
  return (
    <Container size="sm" py="xl">
      <PageHead title={title} description={description ?? text} noIndex />
      <EmptyState
        icon={IconSearch}
        title={title}
        headingOrder={1}
        action={
          <Group gap="xs" justify="center">
            {first}
            <Button component={Link} to={to} {...(first && { variant: 'subtle' })}>
              {back}
            </Button>
            {children}
          </Group>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}
