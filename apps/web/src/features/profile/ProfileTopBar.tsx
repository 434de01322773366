import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { JoinButton } from '../../lib/JoinButton.tsx';
import { profileMessages } from './profile.messages.ts';
import classes from './ProfilePage.module.css';

const { topBar: messages } = profileMessages;

/** Back, and the way to one's own profile or to an account. */
export function ProfileTopBar({ username }: { username?: string }) {
  const { viewer, status } = useViewer();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has no history entry to go back to.
  const goBack = () => void (key === 'default' ? navigate(paths.home()) : navigate(-1));
  return (
    <div className={classes.bar}>
      <Button
        variant="subtle"
        size="sm"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={goBack}
      >
        {messages.back}
      </Button>
      {viewer && viewer.username !== username && (
        <Button component={Link} to={paths.profile(viewer.username)} variant="subtle" size="sm">
          {messages.mine}
        </Button>
      )}
      {status === 'anonymous' && (
        <JoinButton size="sm" variant="light">
          {messages.join}
        </JoinButton>
      )}
    </div>
  );
}
