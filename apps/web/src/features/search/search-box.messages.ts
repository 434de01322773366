/** Interface text of the search box of the header, which every page loads. */
export const searchBoxMessages = {
  label: 'Search',
  placeholder: 'Search',
  palette: 'Quick search and commands',
  paletteKeys: 'Ctrl K',
  paletteTooltip: 'Quick search and commands (Ctrl+K or ⌘K)',
};
