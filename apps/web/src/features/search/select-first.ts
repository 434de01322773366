import type { SpotlightStore } from '@mantine/spotlight';

/** Selects the first entry of the palette after its list has changed. */
export function selectFirst(store: SpotlightStore): void {
  const list = document.getElementById(store.getState().listId);
  if (!list) return;
  for (const entry of list.querySelectorAll('[data-selected]')) entry.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: 0 });
}
