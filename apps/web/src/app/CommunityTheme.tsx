import { DEFAULT_PALETTE } from '@guildhall/api/community/community/brand-colors.schema';
import { formatsOf } from '@guildhall/api/ground/settings/formats.schema';
import { formatsLocale } from '@guildhall/locale/locales';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { DIRECTION, LOCALE } from '../lib/locale.ts';
import { FormatsContext } from '../lib/formats.ts';
import { cssVariablesOf, themeOf } from '../lib/theme.ts';
import { trpc } from '../lib/trpc.ts';

const NO_LOCALES = [LOCALE];

type Props = { env: 'default' | 'test'; getNonce: () => string; children: ReactNode };

/** The look of every page, in the colors and with the amounts and dates of the community. Never asks for them: the page loads its configuration. */
export function CommunityTheme({ env, getNonce, children }: Props) {
  const { data: site } = trpc.site.config.useQuery(undefined, { enabled: false });
  const palette = site?.palette ?? DEFAULT_PALETTE;
  const { currency = '', dateLocale = '', locales = NO_LOCALES } = site?.community ?? {};
  const theme = useMemo(() => themeOf(palette), [palette]);
  const variables = useMemo(() => cssVariablesOf(palette), [palette]);
  return (
    <DirectionProvider initialDirection={DIRECTION} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="auto"
        getStyleNonce={getNonce}
        env={env}
      >
        <FormatsContext
          value={formatsOf({ currency, dateLocale: formatsLocale(LOCALE, { dateLocale, locales }) })}
        >
          {children}
        </FormatsContext>
      </MantineProvider>
    </DirectionProvider>
  );
}
