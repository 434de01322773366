import { Avatar, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './MentionOption.module.css';
import { mentionsMessages as messages } from './mentions.messages.ts';
import type { Suggestion } from './useSuggestions.ts';

/** One member or business. */
export function MentionOption({ suggestion }: { suggestion: Suggestion }) {
  const { kind, name, about, picture } = suggestion;
  return (
    <>
      {kind === 'member' ? (
        <MemberAvatar name={name} avatar={picture} size={32} />
      ) : (
        <Avatar src={picture} alt="" size={32} radius="sm">
          <IconBuildingStore size={18} aria-hidden />
        </Avatar>
      )}
      <div className={classes.words}>
        <Text size="sm" fw={600} truncate>
          {name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {kind === 'business' ? [messages.business, about].filter(Boolean).join(' · ') : about}
        </Text>
      </div>
    </>
  );
}
