import { DEFAULT_PALETTE } from '@guildhall/api/brand-colors/schema';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { cssVariablesOf, themeOf } from '../lib/theme.ts';
import { trpc } from '../lib/trpc.ts';

type Props = { env: 'default' | 'test'; getNonce: () => string; children: ReactNode };

/** The look of every page, in the colors of the community. Never asks for them: the page loads its configuration. */
export function CommunityTheme({ env, getNonce, children }: Props) {
  const { data: site } = trpc.site.config.useQuery(undefined, { enabled: false });
  const palette = site?.palette ?? DEFAULT_PALETTE;
  const theme = useMemo(() => themeOf(palette), [palette]);
  const variables = useMemo(() => cssVariablesOf(palette), [palette]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      getStyleNonce={getNonce}
      env={env}
    >
      {children}
    </MantineProvider>
  );
}
