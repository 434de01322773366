import { QUESTION_MAX } from '@guildhall/api/ground/settings/registration.schema';
import { ActionIcon, Checkbox, Group, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { QuestionsFormState } from './questions.form.ts';
import { registrationMessages } from './registration.messages.ts';

const { questions: messages } = registrationMessages;

type Props = { form: QuestionsFormState; index: number; count: number };

/** One question, and the buttons that move and remove it. */
export function QuestionFields({ form, index, count }: Props) {
  const number = index + 1;
  const moveTo = (to: number) => form.reorderListItem('questions', { from: index, to });
  const actions = [
    { label: messages.up(number), Icon: IconArrowUp, isDisabled: index === 0, act: () => moveTo(index - 1) },
    {
      label: messages.down(number),
      Icon: IconArrowDown,
      isDisabled: number === count,
      act: () => moveTo(index + 1),
    },
    {
      label: messages.remove(number),
      Icon: IconTrash,
      isDisabled: false,
      act: () => form.removeListItem('questions', index),
    },
  ];
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        label={messages.text(number)}
        flex="1 1 16rem"
        maxLength={QUESTION_MAX}
        required
        {...form.getInputProps(`questions.${index}.text`)}
      />
      <Checkbox
        label={messages.required}
        aria-label={`${messages.text(number)}: ${messages.required}`}
        mb={11}
        {...form.getInputProps(`questions.${index}.isRequired`, { type: 'checkbox' })}
      />
      <Group gap={0}>
        {actions.map(({ label, Icon, isDisabled, act }) => (
          <ActionIcon
            key={label}
            variant="subtle"
            color="gray"
            size={42}
            aria-label={label}
            disabled={isDisabled}
            onClick={act}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </Group>
  );
}
