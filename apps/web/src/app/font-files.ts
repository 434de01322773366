import headings from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The fonts that every page starts with. */
export const FONT_FILES = [text, headings];
