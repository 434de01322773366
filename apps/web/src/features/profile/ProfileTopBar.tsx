import { Button, Container, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Wordmark } from '../../lib/Wordmark.tsx';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import classes from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';

const { topBar: messages } = profileMessages;

export function ProfileTopBar() {
  const { viewer, status } = useViewer();
  const { linkTo } = useDialog();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no history entry to go back to.
  const goBack = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  return (
    <header className={classes.bar}>
      <Container size="md" className={classes.barInner ?? ''}>
        <Group gap="md" wrap="nowrap">
          <Button
            variant="subtle"
            size="sm"
            px="xs"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={goBack}
          >
            {messages.back}
          </Button>
          <Wordmark />
        </Group>
        <Group gap="xs">
          {viewer && (
            <>
              <Button component={Link} to={paths.dashboard()} variant="subtle" size="sm">
                {messages.dashboard}
              </Button>
              <Button component={Link} to={paths.profile(viewer.username)} variant="default" size="sm">
                {messages.mine}
              </Button>
            </>
          )}
          {status === 'anonymous' && (
            <Button component={Link} to={linkTo('register')} preventScrollReset size="sm">
              {messages.join}
            </Button>
          )}
        </Group>
      </Container>
    </header>
  );
}
