import type { Palette } from '@guildhall/api/community/community/brand-colors.schema';
import { type CSSVariablesResolver, type MantineThemeOverride, createTheme, rem } from '@mantine/core';
import { commonMessages } from './common.messages.ts';
import { night, stone } from './palette.ts';
import surface from './surface.module.css';

/** The first is of `app/font-faces.ts`, the next three of `app/stand-in-fonts.css`. */
const SANS =
  '"Figtree Variable", "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';
const SERIF =
  '"Fraunces Variable", "Fraunces Georgia", "Fraunces Noto", "Fraunces DejaVu", ui-serif, "Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Palatino, Georgia, "Noto Serif", serif';

/** Milliseconds until a tooltip opens, and for which the next one then opens at once. */
export const TOOLTIP_DELAY = { open: 700, skip: 300 };

/** The Mantine theme of the product, but for the colors that a community chooses. */
const base = createTheme({
  primaryColor: 'forest',
  primaryShade: { light: 7, dark: 6 },
  black: '#1e1c19',
  fontFamily: SANS,
  headings: {
    fontFamily: SERIF,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.375rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)', lineHeight: '1.25' },
      h3: { fontSize: rem(20), lineHeight: '1.3' },
      h4: { fontSize: rem(17), lineHeight: '1.4' },
    },
  },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(16), xl: rem(24) },
  defaultRadius: 'md',
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(40) },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  autoContrast: true,
  // Keys instead of `Component.extend`, which would add every component to the initial bundle.
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    Card: {
      classNames: { root: surface.card },
      defaultProps: { withBorder: true, padding: 'lg', radius: 'lg' },
    },
    Paper: { classNames: { root: surface.card } },
    ComboboxChevron: { classNames: { chevron: surface.chevron } },
    Input: { classNames: { input: surface.input } },
    InputWrapper: { classNames: { label: surface.label } },
    Modal: {
      classNames: { content: surface.dialog, header: surface.dialog, title: surface.dialogTitle },
      // Without the role, its header would be a second banner landmark.
      defaultProps: {
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': commonMessages.close },
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.5 },
      },
    },
    Autocomplete: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Tabs: { classNames: { tab: surface.tab } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 2 } },
    TextInput: { defaultProps: { size: 'md' } },
    // By default Mantine does not open tooltips on keyboard focus.
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: false } } },
  },
});

/** The theme in the colors of the community. */
export const themeOf = ({ forest, brass }: Palette): MantineThemeOverride => ({
  ...base,
  colors: { forest, brass, gray: stone, dark: night },
});

/** White text needs a darker red than the palette has. */
const RED_BUTTON = {
  '--mantine-color-red-filled': '#c92a2a',
  '--mantine-color-red-filled-hover': '#b02525',
};

/** Background, surface and line colors of both schemes; everything else is derived from the palette. */
export const cssVariablesOf =
  ({ forest, brass, tints }: Palette): CSSVariablesResolver =>
  () => ({
    variables: {},
    light: {
      '--mantine-color-body': stone[0],
      '--mantine-color-text': stone[9],
      '--mantine-color-dimmed': stone[6],
      '--mantine-color-placeholder': stone[6],
      '--mantine-color-default-border': stone[3],
      '--mantine-color-anchor': forest[7],
      '--mantine-color-error': '#b3261e',
      ...RED_BUTTON,
      // The light variant of buttons and badges: a tint for the page and for cards.
      '--mantine-color-forest-light': forest[0],
      '--mantine-color-forest-light-hover': forest[1],
      '--mantine-color-forest-light-color': forest[7],
      '--mantine-color-gray-light': stone[1],
      '--mantine-color-gray-light-hover': stone[2],
      '--mantine-color-gray-light-color': stone[7],
      '--mantine-color-brass-light': brass[0],
      '--mantine-color-brass-light-hover': brass[1],
      '--mantine-color-brass-light-color': brass[7],
      '--gh-surface': '#ffffff',
      '--gh-line': stone[2],
      '--gh-field-line': stone[5],
      '--gh-tint': forest[0],
      '--gh-accent': brass[7],
      '--gh-accent-fill': brass[4],
    },
    dark: {
      '--mantine-color-body': night[7],
      '--mantine-color-text': night[0],
      '--mantine-color-dimmed': night[2],
      '--mantine-color-placeholder': night[2],
      '--mantine-color-default-border': night[4],
      '--mantine-color-anchor': forest[3],
      '--mantine-color-error': '#ff9a91',
      ...RED_BUTTON,
      '--mantine-color-forest-light': tints.forest,
      '--mantine-color-forest-light-hover': tints.forestHover,
      '--mantine-color-forest-light-color': forest[2],
      '--mantine-color-gray-light': '#27322f',
      '--mantine-color-gray-light-hover': '#303d39',
      '--mantine-color-gray-light-color': night[1],
      '--mantine-color-brass-light': tints.brass,
      '--mantine-color-brass-light-hover': tints.brassHover,
      '--mantine-color-brass-light-color': brass[2],
      '--gh-surface': '#1a2422',
      '--gh-line': night[5],
      '--gh-field-line': '#6c7a75',
      '--gh-tint': tints.page,
      '--gh-accent': brass[3],
      '--gh-accent-fill': brass[4],
    },
  });
