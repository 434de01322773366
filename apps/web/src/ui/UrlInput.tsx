import { TextInput, type TextInputProps } from '@mantine/core';
import { isEnter } from '../lib/keys.ts';

/** A URL without its scheme: `bakery.example`, `www.bakery.example/menu`. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#]\S*)?$/u;

/** A URL field that adds a missing https:// on blur and on Enter. */
export function UrlInput({ onBlur, onKeyDown, ...props }: TextInputProps) {
  return (
    <TextInput
      type="url"
      inputMode="url"
      placeholder="https://"
      {...props}
      onBlur={(event) => {
        complete(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (isEnter(event.nativeEvent)) complete(event.currentTarget);
        onKeyDown?.(event);
      }}
    />
  );
}

function complete(input: HTMLInputElement): void {
  if (!WITHOUT_SCHEME.test(input.value.trim())) return;
  // Dispatched as if typed, so that the form gets the change.
  input.setRangeText('https://', 0, input.value.length - input.value.trimStart().length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
