import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 300;
const MAX = 100;

type Props = { label: string; placeholder: string; value: string; onSearch: (value: string) => void };

/** Searches while typing, after a short pause; Enter does not wait. */
export function AdminSearch({ label, placeholder, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const send = (text: string) => {
    last.current = text.trim();
    onSearch(last.current);
  };
  const sendLater = useDebouncedCallback(send, PAUSE_MS);

  // Only what was not typed here is written into the box, such as by the back button.
  useEffect(() => {
    if (value === last.current || !input.current) return;
    last.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendLater.cancel();
          send(input.current?.value ?? '');
        }}
      >
        <TextInput
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={MAX}
          enterKeyHint="search"
          defaultValue={value}
          onChange={(event) => sendLater(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
