import { DEFAULT_PALETTE } from '@guildhall/api/community/community/brand-colors.schema';
import { formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { FormatsContext } from '../lib/formats.ts';
import { cssVariablesOf, themeOf } from '../lib/theme.ts';
import { trpc } from '../lib/trpc.ts';

type Props = { env: 'default' | 'test'; getNonce: () => string; children: ReactNode };

/** The look of every page, in the colors and with the amounts and dates of the community. Never asks for them: the page loads its configuration. */
export function CommunityTheme({ env, getNonce, children }: Props) {
  const { data: site } = trpc.site.config.useQuery(undefined, { enabled: false });
  const palette = site?.palette ?? DEFAULT_PALETTE;
  const { currency = '', dateLocale = '' } = site?.community ?? {};
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
      <FormatsContext value={formatsOf({ currency, dateLocale })}>{children}</FormatsContext>
    </MantineProvider>
  );
}
