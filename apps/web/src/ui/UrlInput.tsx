import { TextInput, type TextInputProps } from '@mantine/core';

/** `bakery.example` and `www.bakery.example/menu`, as people write addresses. */
const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#]\S*)?$/u;

/** A field for a web address; one that is written without https:// is completed as soon as it is left or sent. */
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
        if (event.key === 'Enter') complete(event.currentTarget);
        onKeyDown?.(event);
      }}
    />
  );
}

function complete(input: HTMLInputElement): void {
  if (!WITHOUT_SCHEME.test(input.value.trim())) return;
  // As if it had been typed, so that whoever follows the field hears of it.
  input.setRangeText('https://', 0, input.value.length - input.value.trimStart().length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
