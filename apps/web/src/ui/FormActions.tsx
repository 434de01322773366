import { Button, type ButtonProps, Group } from '@mantine/core';
import { commonMessages } from '../lib/common.messages.ts';

type Props = {
  /** Label of the submit button. */
  submit: string;
  isPending: boolean;
  isDisabled?: boolean;
  isDestructive?: boolean;
  size?: ButtonProps['size'];
  onCancel: () => void;
};

/** The Cancel and submit buttons at the end of a form. */
export function FormActions({
  submit,
  isPending,
  isDisabled = false,
  isDestructive = false,
  size,
  onCancel,
}: Props) {
  const sized = size === undefined ? {} : { size };
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" {...sized} onClick={onCancel}>
        {commonMessages.cancel}
      </Button>
      <Button
        type="submit"
        loading={isPending}
        disabled={isDisabled}
        {...sized}
        {...(isDestructive && { color: 'red' })}
      >
        {submit}
      </Button>
    </Group>
  );
}
