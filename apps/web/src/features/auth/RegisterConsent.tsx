import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import { type Outputs, trpc } from '../../lib/trpc.ts';
import { authMessages } from './auth.messages.ts';

const { register: messages } = authMessages;

type Props = { pages: Outputs['site']['config']['consentPages'] };

/** What communities call their terms and their privacy policy in the footer. */
const LEGAL =
  /\b(?:terms|privacy|agb|nutzungsbedingungen|datenschutz|conditions|confidentialité|términos|privacidad|termos|privacidade)|الشروط|الخصوصية/iu;

/** The line that names what a newcomer accepts with the account, or where the community says how it deals with them. */
export function RegisterConsent({ pages }: Props) {
  const { data: site } = trpc.site.config.useQuery();
  const linked = (site?.community.footerColumns ?? [])
    .flatMap(({ links }) => links)
    .filter(({ label }) => LEGAL.test(label))
    .slice(0, 2);
  const links =
    pages.length > 0
      ? pages.map(({ slug, title, lang }) => ({ label: title, url: paths.page(slug), lang }))
      : linked.map(({ label, url }) => ({ label, url, lang: undefined }));
  if (links.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {pages.length > 0 ? messages.accepts : messages.reads}{' '}
      {links.map(({ label, url, lang }, index) => (
        <Fragment key={label}>
          {index > 0 && (index === links.length - 1 ? messages.and : ', ')}
          <Anchor href={url} target="_blank" rel="noreferrer" inherit underline="always" lang={lang}>
            {label}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}
