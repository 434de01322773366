import { ActionIcon, Kbd, TextInput, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Kbd.layer.css';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './HeaderSearch.module.css';
import { setPalette } from './overlays.ts';
import { QUERY_MAX } from './search-input.ts';
import { useSearchText } from './search.hooks.ts';
import { SEARCH_BOX_ID } from './shortcuts.ts';
import { searchMessages as messages } from './search.messages.ts';

/** The search box of the header, or on small screens a button for the palette. The results page has its own box. */
export function HeaderSearch() {
  const { typed, type, send } = useSearchText();
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== paths.search() && (
        <div role="search" className={classes.box}>
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
              size="sm"
              radius="xl"
              aria-label={messages.box.label}
              placeholder={messages.box.placeholder}
              maxLength={QUERY_MAX}
              value={typed}
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={
                <button
                  type="button"
                  className={classes.key}
                  title={messages.palette.tooltip}
                  onClick={() => setPalette(true)}
                >
                  <VisuallyHidden>{messages.palette.title}, </VisuallyHidden>
                  <Kbd size="xs">Ctrl K</Kbd>
                </button>
              }
              rightSectionWidth={64}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            />
          </form>
        </div>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes.button ?? ''}
        aria-label={messages.box.label}
        onClick={() => setPalette(true)}
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
