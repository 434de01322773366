import { Badge, Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ProfilePage.module.css';
import type { Profile } from './profile.types.ts';
import { profileMessages } from './profile.messages.ts';

const { information: messages } = profileMessages;

/** What the member is looking for, offers, can do and likes; empty parts are left out. */
export function ProfessionalInformation({ profile }: { profile: Profile }) {
  const parts: [string, ReactNode][] = [
    [messages.lookingFor, paragraph(profile.lookingFor)],
    [messages.servicesOffered, paragraph(profile.servicesOffered)],
    [messages.skills, badges(profile.skills)],
    [messages.interests, badges(profile.interests)],
  ];
  const present = parts.filter(([, content]) => content !== null);
  if (present.length === 0) return null;
  return (
    <Card component="section" padding="xl" aria-labelledby="professional-information">
      <div className={classes.section}>
        <Title order={2} id="professional-information">
          {messages.title}
        </Title>
        {present.map(([title, content]) => (
          <div key={title}>
            <Title order={3} size="h4" mb={4}>
              {title}
            </Title>
            {content}
          </div>
        ))}
      </div>
    </Card>
  );
}

function paragraph(text: string | null): ReactNode {
  return text?.trim() ? <Text className={classes.text ?? ''}>{text}</Text> : null;
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
