import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

type WebFont = { family: string; weight: string; file: string; range: string };

const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const TEXT = { family: 'Figtree Variable', weight: '300 900' };
const HEADINGS = { family: 'Fraunces Variable', weight: '100 900' };

/** The fonts that every page uses. */
export const LATIN_FONTS: WebFont[] = [
  { ...TEXT, file: figtree, range: LATIN },
  { ...HEADINGS, file: fraunces, range: LATIN },
];

/** Loaded when a page has letters outside of Latin. */
export const EXTENDED_FONTS: WebFont[] = [
  { ...TEXT, file: figtreeExtended, range: LATIN_EXTENDED },
  { ...HEADINGS, file: frauncesExtended, range: LATIN_EXTENDED },
];

/** A font that is not there for the first paint is left to the next page, so that no text moves. */
export const FONT_DISPLAY = 'optional';
