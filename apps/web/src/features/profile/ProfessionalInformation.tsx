import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';

const { information: messages } = profileMessages;

/** What the member is looking for, offers, can do and likes; empty parts are left out. */
export function ProfessionalInformation({ profile }: { profile: Profile }) {
  const present = messages.fields
    .map(([field, title]): [string, ReactNode] => [title, content(profile[field])])
    .filter(([, shown]) => shown !== null);
  return (
    <Card component="section" padding="lg" aria-labelledby="professional-information">
      <div className={classes.section}>
        <Title order={2} size="h3" id="professional-information">
          {messages.title}
        </Title>
        {present.map(([title, shown]) => (
          <div key={title}>
            <Title order={3} size="h4" mb={4}>
              {title}
            </Title>
            {shown}
          </div>
        ))}
        {present.length === 0 && <NothingYet profile={profile} />}
      </div>
    </Card>
  );
}

function NothingYet({ profile }: { profile: Profile }) {
  const { viewer } = useViewer();
  const { linkTo } = useDialog();
  if (viewer?.id !== profile.id) return <Text c="dimmed">{messages.none(profile.firstName)}</Text>;
  return (
    <EmptyState
      title={messages.noneOwn}
      headingOrder={3}
      action={
        <Button component={Link} to={linkTo('edit-profile')} preventScrollReset>
          {profileMessages.edit}
        </Button>
      }
    >
      {messages.noneOwnHint}
    </EmptyState>
  );
}

const content = (value: string | string[] | null) =>
  Array.isArray(value) ? badges(value) : paragraph(value);

function paragraph(text: string | null): ReactNode {
  return text?.trim() ? (
    <Text className={classes.text ?? ''} dir="auto">
      {text}
    </Text>
  ) : null;
}

function badges(items: string[]): ReactNode {
  if (items.length === 0) return null;
  return (
    <Group component="ul" gap="xs" m={0} p={0}>
      {items.map((item) => (
        <Badge key={item} component="li" variant="light" color="gray" size="lg" tt="none">
          {item}
        </Badge>
      ))}
    </Group>
  );
}
