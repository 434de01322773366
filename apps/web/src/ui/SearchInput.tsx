import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

const DEBOUNCE_MS = 300;
const MAX_LENGTH = 100;

type Props = Pick<TextInputProps, 'label' | 'aria-label' | 'name' | 'placeholder'> & {
  value: string;
  onSearch: (value: string) => void;
  /** Where the form goes while the page has no scripts yet. */
  action?: string;
};

/** A search box that searches while typing, debounced; Enter searches at once. */
export function SearchInput({ value, onSearch, action, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const send = (text: string) => {
    last.current = text.trim();
    onSearch(last.current);
  };
  const sendLater = useDebouncedCallback(send, DEBOUNCE_MS);
  // Writes only values that were not typed here into the box, such as those of the back button or a removed filter.
  useEffect(() => {
    if (value === last.current || !input.current) return;
    last.current = value;
    input.current.value = value;
  }, [value]);
  return (
    <search>
      <form
        {...(action !== undefined && { action })}
        onSubmit={(event) => {
          event.preventDefault();
          sendLater.cancel();
          send(input.current?.value ?? '');
        }}
      >
        <TextInput
          ref={input}
          type="search"
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={MAX_LENGTH}
          enterKeyHint="search"
          defaultValue={value}
          onChange={(event) => sendLater(event.currentTarget.value)}
          {...props}
        />
      </form>
    </search>
  );
}
