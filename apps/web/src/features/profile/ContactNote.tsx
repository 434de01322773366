import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Audience } from '../../lib/audiences.ts';
import { commonMessages } from '../../lib/common.messages.ts';
import { paths } from '../../lib/paths.ts';
import { useCanRegister } from '../../lib/site.ts';
import { useJoinLink } from '../../lib/useJoinLink.ts';
import { type CurrentUser, useViewer } from '../../lib/useViewer.ts';
import classes from './ContactNote.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';

const { getInTouch: messages } = profileMessages;

/** Why contact details are hidden from the viewer; on one's own profile, whom they are shown to. */
export function ContactNote({ profile }: { profile: Profile }) {
  const { viewer } = useViewer();
  const joinLink = useJoinLink();
  const canRegister = useCanRegister();
  if (viewer?.id === profile.id) return <OwnAudiences viewer={viewer} />;
  if (profile.contactRequires === 'signIn') {
    return (
      <Button
        component={Link}
        {...joinLink({ reason: 'reach', name: profile.firstName })}
        variant="light"
        classNames={classes}
      >
        {(canRegister ? messages.join : messages.signIn)(profile.firstName)}
      </Button>
    );
  }
  if (profile.contactRequires === null) return null;
  return <Text c="dimmed">{messages.connect(profile.firstName)}</Text>;
}

function OwnAudiences({ viewer }: { viewer: CurrentUser }) {
  return (
    <Text c="dimmed" size="sm">
      {messages.ownEmail(labelOf(viewer.emailAudience))}
      <br />
      {viewer.phoneNumber && (
        <>
          {messages.ownPhone(labelOf(viewer.phoneAudience))}
          <br />
        </>
      )}
      <Anchor component={Link} to={`${paths.settings()}#privacy`} inherit underline="always">
        {messages.change}
      </Anchor>
    </Text>
  );
}

const labelOf = (audience: Audience): string => commonMessages.audiences[audience];
