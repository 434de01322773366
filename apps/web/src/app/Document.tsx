import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { DIRECTION, LOCALE } from '../lib/locale.ts';
import { night, stone } from '../lib/palette.ts';
import { LATIN_FONTS } from './font-faces.ts';
import { replayEvents } from './replay-events.ts';

type Props = {
  nonce: string;
  /** Style sheets of the page; only the server passes them. */
  styles?: string[];
  /** Chunks to preload. */
  preloads?: string[];
  /** The page is not rendered yet: scripts build it. Only the server passes it. */
  isShell?: boolean;
  children: ReactNode;
};

const NONE: string[] = [];

/** The whole HTML document, so that pages can put their title and metadata into its head. */
export function Document({ nonce, styles = NONE, preloads = NONE, isShell = false, children }: Props) {
  useEffect(replayEvents, []);
  return (
    <html lang={LOCALE} dir={DIRECTION} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={stone[0]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={night[7]} />
        <link rel="icon" href="/icon-48.png" type="image/png" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {import.meta.env.SSR &&
          isShell &&
          // Before its scripts: it paints once they have run. A rendered page has text to show first (fonts-script.ts).
          LATIN_FONTS.map(({ file }) => (
            <link
              key={file}
              rel="preload"
              as="font"
              type="font/woff2"
              href={file}
              crossOrigin="anonymous"
              fetchPriority="high"
            />
          ))}
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
