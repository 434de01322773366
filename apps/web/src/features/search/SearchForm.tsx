import { TextInput, type TextInputProps } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { SEARCH_MAX } from '../../lib/search-max.ts';
import { useSearchText } from './search.hooks.ts';
import { SEARCH_BOX_ID } from './shortcuts.ts';

type Props = { className: string | undefined } & TextInputProps;

/** The box that searches everything; it works before the script of the page has loaded. */
export function SearchForm({ className, ...box }: Props) {
  const { typed, type, send } = useSearchText();
  return (
    <div role="search" className={className}>
      <form
        action={paths.search()}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextInput
          id={SEARCH_BOX_ID}
          name="q"
          type="search"
          maxLength={SEARCH_MAX}
          {...box}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </form>
    </div>
  );
}
