import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useDialog } from '../../lib/useDialog.ts';
import { useViewer } from '../../lib/useViewer.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './ProfilePage.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Profile } from './profile.types.ts';

const { information: messages } = profileMessages;

/** The fields that visitors come for. */
const LEADING = 2;

/** What the member offers and looks for, side by side, then what they can do and like; empty parts are left out. */
export function ProfessionalInformation({ profile }: { profile: Profile }) {
  const parts = messages.fields.map(([field, title]) => ({
    title,
    shown: content(profile[field], profile.lang),
  }));
  const leading = parts.slice(0, LEADING).filter(({ shown }) => shown !== null);
  const others = parts.slice(LEADING).filter(({ shown }) => shown !== null);
  return (
    <section className={classes.section} aria-labelledby="professional-information">
      <Title order={2} size="h3" id="professional-information">
        {messages.title}
      </Title>
      {leading.length > 0 && (
        <div className={classes.pair}>
          {leading.map(({ title, shown }) => (
            <Card key={title} padding="md">
              <Title order={3} size="h5" c="dimmed" mb={4}>
                {title}
              </Title>
              {shown}
            </Card>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className={classes.facts}>
          {others.map(({ title, shown }) => (
            <div key={title} className={classes.fact}>
              <Title order={3} size="h5" c="dimmed">
                {title}
              </Title>
              {shown}
            </div>
          ))}
        </div>
      )}
      {leading.length + others.length === 0 && <NothingYet profile={profile} />}
    </section>
  );
}
function NothingYet({ profile }: { profile: Profile }) {
  const { viewer } = useViewer();
  const { linkTo } = useDialog();
  if (viewer?.id !== profile.id) return <Text c="dimmed">{messages.none(profile.firstName)}</Text>;
  return (
    <EmptyState
      icon={IconUser}
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

const content = (value: string | string[] | null, lang: string | undefined) =>
  Array.isArray(value) ? badges(value) : paragraph(value, lang);

function paragraph(text: string | null, lang: string | undefined): ReactNode {
  return text?.trim() ? (
    <Text className={classes.text ?? ''} dir="auto" lang={lang}>
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
