import react from '@vitejs/plugin-react';
import { type Rolldown, defineConfig } from 'vite';
import { appendStyles } from './append-styles.ts';
import { clientManifest } from './client-manifest.ts';
import { mantineStyles } from './mantine-styles.ts';
import { pageFiles } from './page-files.ts';
import { translatedMessages } from './translated-messages.ts';

const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));
const MANTINE = '@mantine.core.esm.';

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
    test: anyOf('src.lib.(industries|shown-name|names.messages).ts', 'src.ui.IndustryName'),
    minShareCount: 2,
    priority: 2,
  },
  // What visitors do on public pages: share, or join and go on.
  {
    name: 'visitors',
    test: /src.(lib|features.auth).(copy-link|share|join-for|useAuthPath|useKeptAction|useJoinLink|joining.messages).ts/,
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
      'src.lib.(useDraft|useStoredDraft|draft-storage|edit-conflict|send-file|upload-picture).ts',
      'src.ui.DraftNote.tsx',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'messages',
    test: /src.features.messages.(messages.messages|MessageRow)/,
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
    test: /src.features.businesses.(?!form|BusinessCard|directory|page|reviews|team).*\.tsx?$/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'business-page',
    test: /src.features.businesses.(page|reviews|team).(?!BusinessFailure).*\.tsx?$/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shared-styles', test: /^(?!.*(?:PercentRing|PointsBar)).*\.css$/, minShareCount: 3, priority: 1 },
];

/** A translation is grouped as the English messages that it stands for, so that a page has as many chunks in each language. */
const asEnglish = (id: string) => id.replace(/\/locales\/[\w-]+\//, '/src/');

const groups = GROUPS.map((group) =>
  Object.assign({}, group, {
    test: (id: string) => !(group.test instanceof RegExp) || group.test.test(asEnglish(id)),
  }),
);

/** How the names of the console's chunks begin. */
const CONSOLE = 'console-';
const isOfConsole = (moduleId: string | null) => moduleId?.includes('/features/admin/') ?? false;

/** Pages that few open, and none in passing. */
const RARE =
  /^assets\/(?:Attendance|Door|GuestSeat|Visitors|NewEvent|EditEvent|NewChapter|EditChapter|CreateBusiness|EditBusiness|Decision|Handover|Setup|YourArticles|Application|ResetPassword|Invitations)Page-/;

/**
 * What the start names beside a lazy chunk, to be loaded at once. Every page carries these names, and nobody but an
 * administrator needs the scripts of the console, which name their own, as rare pages do: 2 kB less for everyone else.
 */
const withoutRare = (chunk: string, dependencies: string[]) =>
  chunk.startsWith(`assets/${CONSOLE}`) || RARE.test(chunk)
    ? dependencies.filter((name) => name.endsWith('.css'))
    : dependencies;

export default defineConfig(({ command, isSsrBuild, mode }) => {
  // Each language is a build of its own, and its mode (apps/server/src/pages/web-build.ts).
  const locale = /^(?:production|development)$/.test(mode) ? 'en' : mode;
  return {
    plugins: [
      react(),
      translatedMessages(locale),
      clientManifest(locale),
      mantineStyles(),
      appendStyles(),
      pageFiles(),
    ],
    // The pages are rendered by our own server; there is no index.html.
    appType: 'custom',
    build: {
      outDir: isSsrBuild ? `dist/server/${locale}` : 'dist/client',
      // The languages share the files that have no words in them; the first build clears what was.
      emptyOutDir: isSsrBuild || locale === 'en',
      // No data: addresses: the content security policy allows none.
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      target: 'es2023',
      ...(isSsrBuild
        ? { rolldownOptions: { input: 'src/entry-server.tsx' } }
        : {
            manifest: `.vite/manifest.${locale}.json`,
            // The polyfill would be an inline script without a nonce.
            modulePreload: { polyfill: false, resolveDependencies: withoutRare },
            rolldownOptions: {
              input: 'src/entry-client.tsx',
              output: {
                codeSplitting: { groups },
                chunkFileNames: ({ facadeModuleId }) =>
                  `assets/${isOfConsole(facadeModuleId) ? CONSOLE : ''}[name]-[hash].js`,
              },
            },
          }),
    },
    // The server bundle carries React's production build, whatever NODE_ENV it is started with.
    ...(isSsrBuild &&
      command === 'build' && {
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
  };
});
