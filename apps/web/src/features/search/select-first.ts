import type { SpotlightStore } from '@mantine/spotlight';

/** Makes the first entry of the palette the one that Enter takes, after its list has changed. */
export function selectFirst(store: SpotlightStore): void {
  const list = document.getElementById(store.getState().listId);
  if (!list) return;
  for (const entry of list.querySelectorAll('[data-selected]')) entry.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: 0 });
}
