import { Text, UnstyledButton } from '@mantine/core';
import { formatJobTitle } from '../../../lib/format-job-title.ts';
import type { Outputs } from '../../../lib/trpc.ts';
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx';
import classes from './NewMessageDialog.module.css';

type Props = {
  id: string;
  person: Outputs['messages']['conversations']['recipients'][number];
  isCurrent: boolean;
  onChoose: () => void;
};

/** One connection. It is never focused: the field is, and handles the keys. */
export function RecipientOption({ id, person, isCurrent, onChoose }: Props) {
  const { name, avatar } = person;
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
      <MemberAvatar name={name} avatar={avatar} size={40} />
      <div className={classes.words}>
        <Text fw={600} truncate>
          {name}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {formatJobTitle(person)}
        </Text>
      </div>
    </UnstyledButton>
  );
}
