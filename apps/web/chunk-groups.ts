import type { Rolldown } from 'vite';

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));
const MANTINE = '@mantine.core.esm.';

/** How the names of the console's chunks begin. */
export const CONSOLE = 'console-';

/**
 * What is asked for together comes together (docs/decisions/0056): left alone, the bundler cuts what every page starts
 * with into three dozen chunks, gives each icon its own and each set of pages that share a module another, and a request
 * costs more than what it saves. A group of higher priority keeps its modules from those that depend on them.
 */
const GROUPS: Rolldown.CodeSplittingOptions['groups'] = [
  { name: 'styles', tags: ['$initial'], test: /\.css$/, priority: 9 },
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 8 },
  { name: 'start', tags: ['$initial'], priority: 7 },
  // The landing page has a budget of its own, and brings these without the pieces.
  { name: 'ui-messages', test: /src.ui.ui.messages/, priority: 6 },
  {
    name: 'avatar',
    test: anyOf('src.ui.MemberAvatar', `${MANTINE}components.Avatar`),
    minShareCount: 2,
    priority: 5,
  },
  { name: 'rings', test: /src.ui.(PercentRing|PointsBar|MatchStrength).tsx/, priority: 6 },
  {
    name: 'texts',
    test: anyOf(
      'src.ui.(Picture|Query|Readable).tsx',
      'src.lib.(truncate|optimistic-toggle|useReadable).ts',
      'markdown.src.(to-text|plain-paragraphs)',
      'preview-text.ts',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'pieces',
    test: anyOf(
      '@tabler.icons-react.dist.esm.icons',
      `${MANTINE}components.(Anchor|Badge|Card|Paper).`,
      `${MANTINE}.*(DirectionProvider|create-scoped-keydown-handler|get-auto-contrast-value|CheckIcon)`,
      '@mantine.hooks.esm.(use-merged-ref|use-uncontrolled|use-disclosure)',
      'src.ui.(CardListSkeleton|PageHeader|RelativeTime).tsx',
      'src.lib.(format-job-title|show-alert|useSearchParam|useSignInPath|useLocalDate|audiences|draft-key).ts',
      'src.ui.focus-on-mount.tsx?',
      'ground.values.person-name.ts',
      'shown-pictures.messages.ts',
    ),
    minShareCount: 2,
    priority: 2,
  },
  // What only members load: the menus of the shell, and the dashboard.
  {
    name: 'member',
    test: anyOf(
      '@floating-ui',
      `${MANTINE}(components.(ColorSwatch|Menu|Popover|Tooltip|List|Floating)|utils.Floating)`,
      'src.ui.(UnreadCount|StatCard|WaitingRow|useChosenTabInView)',
      'src.features.(dashboard|onboarding|profile.understood)..*messages.ts',
      'src.features..*tour-',
      'src.features.messages.waiting.waiting-store',
      'src.*useSignOut',
    ),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'paging', test: /src.ui.(PagedItems|LoadMore).tsx/, minShareCount: 2, priority: 2 },
  // What the lists with filters share.
  {
    name: 'lists',
    test: anyOf(
      'src.ui.(SearchInput|FilterBar).tsx',
      'src.ui.phone-hidden',
      'src.lib.useUrlFilter',
      'use-debounced-(value|callback)',
    ),
    minShareCount: 2,
    priority: 2,
  },
  // Pages without industries and categories go without their names.
  {
    name: 'names',
    test: anyOf(
      'src.lib.(industries|shown-name).ts',
      'ground.values.names.messages.ts',
      'src.ui.IndustryName',
    ),
    minShareCount: 2,
    priority: 2,
  },
  // What visitors do on public pages: share, or join and go on.
  {
    name: 'visitors',
    test: anyOf(
      'src.(lib|features.auth).(copy-link|share|join-for|useAuthPath|useKeptAction|useJoinLink|joining.messages).ts',
      'src.features.errors.PageFailure.tsx',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'opportunities',
    test: /src.features.opportunities.(opportunities.messages|opportunity-strength)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'drafts',
    test: anyOf(
      'src.lib.(useDraft|useStoredDraft|draft-storage|edit-conflict|send-file|upload-picture|useCarriedText).ts',
      'src.ui.DraftNote.tsx',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'messages',
    test: /src.features.messages.((messages|conversation).messages|MessageRow)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'feed',
    test: /src.features.feed.(post-cache|post-types|feed-head)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'connections',
    test: /src.features.connections.(connections.hooks|ConnectDialog)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'charts',
    test: anyOf('d3-', '@mantine.charts', 'recharts'),
    minShareCount: 2,
    priority: 1,
  },
  // Profiles and the console show a logo without the rest of businesses.
  {
    name: 'business-logo',
    test: /src.features.businesses.(BusinessLogo|tone)\./,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'businesses',
    test: /src.features.businesses.(?!activity|form|BusinessCard|directory|page|reviews|team).*\.tsx?$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'business-page',
    test: /src.features.businesses.(page|reviews|team).(?!BusinessFailure|BusinessLoading).*\.tsx?$/,
    minShareCount: 2,
    priority: 2,
  },
  // What forms that anyone can open have: signing in, applying, setting up.
  {
    name: 'form',
    test: anyOf('@mantine.form', 'src.lib.focus-invalid.ts'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'inputs',
    test: anyOf(
      `${MANTINE}.*get-env`,
      `${MANTINE}components.(NativeSelect|Textarea|InlineInput|Combobox.ComboboxChevron)`,
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'dialog',
    test: anyOf(`${MANTINE}components.(Modal|ModalBase|ScrollArea)`),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'switches',
    test: anyOf(`${MANTINE}components.(Switch|Checkbox|FileButton)`),
    minShareCount: 2,
    priority: 1,
  },
  // Shown on public pages, which go without the bounds that forms also ask them for.
  { name: 'phone-number', test: /ground.values.phone-number.ts/, minShareCount: 2, priority: 2 },
  { name: 'form-issues', test: /src.lib.form-issues.ts/, minShareCount: 2, priority: 2 },
  { name: 'readable-domain', test: /ground.values.readable-domain.ts/, minShareCount: 2, priority: 2 },
  {
    name: 'values',
    test: /ground.values.(without-invisible|time|record-of).ts/,
    minShareCount: 2,
    priority: 2,
  },
  // The bounds of what members and the console write.
  {
    name: 'bounds',
    test: anyOf(
      'node_modules.zod.',
      'api.src.*.schema.ts',
      'ground.values.(email-address|fields).ts',
      'src.lib.validate-with.ts',
    ),
    minShareCount: 8,
    priority: 1,
  },
  { name: 'shared-styles', test: /^(?!.*(?:PercentRing|PointsBar)).*\.css$/, minShareCount: 3, priority: 1 },
];

/** A translation is grouped as the English messages that it stands for, so that a page has as many chunks in each language. */
const asEnglish = (id: string) => id.replace(/\/locales\/[\w-]+\//, '/src/');

/** Style sheets go with a page or into one of two, so that no page asks for a dozen small ones. */
const isStyleSheet = (id: string) => id.endsWith('.css');
const ofStyleSheets = new Set(['styles', 'shared-styles']);

export const groups = GROUPS.map((group) =>
  Object.assign({}, group, {
    test: (id: string) =>
      isStyleSheet(id) === ofStyleSheets.has(String(group.name)) &&
      (!(group.test instanceof RegExp) || group.test.test(asEnglish(id))),
  }),
);
