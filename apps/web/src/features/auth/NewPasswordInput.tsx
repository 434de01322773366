import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { authHintsMessages } from './auth-hints.messages.ts';
import classes from './NewPasswordInput.module.css';
import { visibilityToggle } from './visibility-toggle.ts';

type Props = PasswordInputProps & {
  /** What the password has to be. */
  rule: string;
  /** The least number of characters. */
  least?: number;
};

/** A password to choose, with its rule below the field, which says when it is met. */
export function NewPasswordInput({ rule, least = 6, onChange, ...props }: Props) {
  const [length, setLength] = useState(String(props.defaultValue ?? '').length);
  return (
    <PasswordInput
      autoComplete="new-password"
      visibilityToggleButtonProps={visibilityToggle}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {rule}
          {/* There before it is met, so that it is read out then. */}
          <span role="status" className={classes.met}>
            {length >= least && (
              <>
                <IconCheck size={14} aria-hidden /> {authHintsMessages.longEnough}
              </>
            )}
          </span>
        </>
      }
      onChange={(event) => {
        setLength(event.currentTarget.value.length);
        onChange?.(event);
      }}
      {...props}
    />
  );
}
