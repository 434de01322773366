import { Kbd } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightStore, createSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { useShownName } from '../../lib/shown-name.ts';
import { paths } from '../../lib/paths.ts';
import classes from './HeaderSearch.module.css';
import { HitPicture } from './HitPicture.tsx';
import { setPalette } from './overlays.ts';
import { type PaletteAction, usePaletteActions } from './palette-actions.tsx';
import { useSearch } from './search.hooks.ts';
import { type HitGroup, hitGroups, similarGroups } from './search-hits.ts';
import { SEARCH_MAX } from '../../lib/search-max.ts';
import { searchBoxMessages } from './search-box.messages.ts';
import { searchMessages as messages } from './search.messages.ts';
import { takeTypeAhead } from './type-ahead.ts';

const WAIT_MS = 150;
/** Hits per kind; the results page has more. */
const SHOWN = 3;

/** Guesses are offered beside fewer hits than this. */
const FEW = 3;

const [store, spotlight] = createSpotlight();

/** The command palette: search hits, pages and actions. */
export function SearchPalette({ isOpen }: { isOpen: boolean }) {
  const [query, setQuery] = useState('');
  const [debouncedQuery] = useDebouncedValue(query, WAIT_MS);
  const navigate = useNavigate();
  const { locale } = useFormats();
  const shownName = useShownName();
  const { pages, actions } = usePaletteActions();
  useEffect(() => (isOpen ? spotlight.open() : spotlight.close()), [isOpen]);
  const { data } = useSearch(isOpen ? debouncedQuery : '', SHOWN);
  const text = query.trim();
  useEffect(() => {
    if (text !== '' || data) selectFirst(store);
  }, [text, data]);
  const groups = data && text !== '' ? hitGroups(data, { locale, shownName }) : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const similar = data && text !== '' && count < FEW ? similarGroups(data, { shownName }) : [];
  const matches = ({ label, keywords = '' }: PaletteAction) =>
    `${label} ${keywords}`.toLowerCase().includes(text.toLowerCase());
  const lists = [
    { label: messages.palette.pages, items: pages.filter(matches) },
    { label: messages.palette.actions, items: actions.filter(matches) },
  ].filter(({ items }) => items.length > 0);
  const isNothing =
    data !== undefined && text === debouncedQuery.trim() && count + similar.length + lists.length === 0;

  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => setPalette(false)}
      scrollable
      maxHeight={460}
      centered={false}
      yOffset="clamp(12px, 6vw, 80px)"
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.5 }}
      aria-label={searchBoxMessages.palette}
    >
      <Spotlight.Search
        placeholder={messages.palette.placeholder}
        aria-label={messages.palette.label}
        maxLength={SEARCH_MAX}
        onFocus={() => setQuery((typedSoFar) => typedSoFar + takeTypeAhead())}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map((group) => hitActions(group, navigate))}
        {text !== '' && !isNothing && (
          <Spotlight.Action
            label={messages.palette.allResults(text)}
            leftSection={<IconSearch size={20} aria-hidden />}
            onClick={() => void navigate(paths.search(text))}
          />
        )}
        {similar.map((group) => hitActions(group, navigate))}
        <Spotlight.Empty role="status" p={isNothing ? 'md' : 0}>
          {isNothing && messages.none.title(text)}
        </Spotlight.Empty>
        {lists.map(({ label, items }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {items.map(({ label: name, Icon, keys, run }) => (
              <Spotlight.Action
                key={name}
                label={name}
                leftSection={<Icon size={20} aria-hidden />}
                rightSection={
                  keys ? (
                    <Kbd size="xs" className={classes.keys ?? ''}>
                      {keys}
                    </Kbd>
                  ) : undefined
                }
                onClick={run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Not a component: the palette counts its entries among its children. */
const hitActions = ({ kind, label, mark, hits }: HitGroup, navigate: NavigateFunction) => (
  <Spotlight.ActionsGroup
    key={`${kind} ${mark ?? ''}`}
    label={mark ? messages.labelWithMark(label, mark) : label}
  >
    {hits.map((hit) => (
      <Spotlight.Action
        key={hit.id}
        label={hit.title}
        description={hit.detail}
        leftSection={<HitPicture kind={kind} hit={hit} size={34} />}
        dimmedSections={false}
        onClick={() => void navigate(hit.to)}
      />
    ))}
  </Spotlight.ActionsGroup>
);

/** Selects the first entry of the palette after its list has changed. */
function selectFirst(palette: SpotlightStore): void {
  const list = document.getElementById(palette.getState().listId);
  if (!list) return;
  for (const entry of list.querySelectorAll('[data-selected]')) entry.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  palette.setState({ ...palette.getState(), selected: 0 });
}
