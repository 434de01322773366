import { Avatar, Text, UnstyledButton } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './MentionSuggestions.module.css';
import { mentionsMessages as messages } from './mentions.messages.ts';
import type { Suggestion } from './useSuggestions.ts';

type Props = { id: string; suggestion: Suggestion; isCurrent: boolean; onChoose: () => void };

/** One member or business. It is never focused: the field is, and handles the keys. */
export function MentionOption({ id, suggestion, isCurrent, onChoose }: Props) {
  const { kind, name, about, picture } = suggestion;
  return (
    <UnstyledButton
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={classes.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
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
    </UnstyledButton>
  );
}
