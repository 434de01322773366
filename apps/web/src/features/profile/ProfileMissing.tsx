import { Button, Card, Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { profileMessages } from './profile.messages.ts';
import { ProfileTopBar } from './ProfileTopBar.tsx';

export function ProfileMissing() {
  const { title, text, home } = profileMessages.missing;
  return (
    <>
      <PageHead title={title} description={text} noIndex />
      <ProfileTopBar />
      <Container size="sm" py="xl">
        <Card>
          <EmptyState
            title={title}
            headingOrder={1}
            action={
              <Button component={Link} to={paths.home()}>
                {home}
              </Button>
            }
          >
            {text}
          </EmptyState>
        </Card>
      </Container>
    </>
  );
}
