import { Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormats } from '../lib/formats.ts';
import { parseAmount } from '../lib/parse-amount.ts';
import { amountMessages as messages } from './amount.messages.ts';

/** A field for an amount, which says below what it understood, as the community writes amounts. */
export function AmountInput({ onChange, ...props }: TextInputProps) {
  const formats = useFormats();
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const hundredths = parseAmount(String(props.value ?? typed), formats);
  return (
    <Stack gap={4} flex={props.flex ?? ''}>
      <TextInput
        inputMode="decimal"
        {...props}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <Text component="output" size="sm" c="dimmed">
        {hundredths !== null && messages.understood(formats.amount(hundredths))}
      </Text>
    </Stack>
  );
}
