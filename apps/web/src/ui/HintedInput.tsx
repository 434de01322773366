import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

type Props = TextInputProps & {
  /** What is odd about a value; nothing is refused for it. */
  hintOf: (value: string) => string | undefined;
};

/** An input that says below, once it is left, what is odd about its value. */
export function HintedInput({ hintOf, onBlur, ...props }: Props) {
  const [hint, setHint] = useState(() => hintOf(String(props.defaultValue ?? props.value ?? '')));
  return (
    <TextInput
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...props}
      description={hint ?? props.description}
      onBlur={(event) => {
        setHint(hintOf(event.currentTarget.value));
        onBlur?.(event);
      }}
    />
  );
}
