import { ActionIcon, Kbd, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './HeaderSearch.module.css';
import { setPalette } from './overlays.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchBoxMessages as messages } from './search-box.messages.ts';
import { isComposing } from '../../lib/keys.ts';

/** The search box of the header, or on small screens, where asked for, a button for the palette. The results page has its own box. */
export function HeaderSearch({ hasButton }: { hasButton: boolean }) {
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== paths.search() && (
        <SearchForm
          className={classes.box}
          size="sm"
          radius="xl"
          aria-label={messages.label}
          placeholder={messages.placeholder}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            <button
              type="button"
              className={classes.key}
              title={messages.paletteTooltip}
              onClick={() => setPalette(true)}
            >
              <VisuallyHidden>{messages.palette}, </VisuallyHidden>
              <Kbd size="xs" className={classes.keys ?? ''}>
                {messages.paletteKeys}
              </Kbd>
            </button>
          }
          rightSectionWidth={64}
          // At a desk, too, one finds while typing; before the script has loaded, it is a form.
          onPointerDown={(event) => {
            event.preventDefault();
            setPalette(true);
          }}
          onKeyDown={(event) =>
            event.key === 'Escape' && !isComposing(event.nativeEvent) && event.currentTarget.blur()
          }
        />
      )}
      {hasButton && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          className={classes.button ?? ''}
          aria-label={messages.label}
          onClick={() => setPalette(true)}
        >
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      )}
    </>
  );
}
