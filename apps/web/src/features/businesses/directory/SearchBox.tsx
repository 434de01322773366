import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { businessesMessages } from '../businesses.messages.ts';

const PAUSE_MS = 300;

type Props = { value: string; onSearch: (value: string) => void };

/** Searches while typing, after a short pause; Enter does not wait. */
export function SearchBox({ value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const { search, placeholder } = businessesMessages.directory;

  const send = (text: string) => {
    last.current = text.trim();
    onSearch(last.current);
  };
  const sendLater = useDebouncedCallback(send, PAUSE_MS);

  // Only what was not typed here is written into the box: the back button, or a filter taken away.
  useEffect(() => {
    if (value === last.current || !input.current) return;
    last.current = value;
    input.current.value = value;
  }, [value]);

  return (
    <search>
      <form
        action="/businesses"
        onSubmit={(event) => {
          event.preventDefault();
          sendLater.cancel();
          send(input.current?.value ?? '');
        }}
      >
        <TextInput
          ref={input}
          type="search"
          name="search"
          label={search}
          placeholder={placeholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          enterKeyHint="search"
          defaultValue={value}
          onChange={(event) => sendLater(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
