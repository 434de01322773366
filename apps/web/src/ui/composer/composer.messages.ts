/** Interface text of the toolbar for formatted texts. */
export const composerMessages = {
  toolbar: 'Formatting',
  formats: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    link: 'Link',
    list: 'List',
    quote: 'Quote',
    code: 'Code',
  },
  withShortcut: (label: string, key: string) => `${label} (Ctrl+${key})`,
  preview: 'Preview',
  nothingToPreview: 'Nothing to preview yet.',
} as const;
