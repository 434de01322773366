import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import type { Outputs } from '../../lib/trpc.ts';
import { authMessages } from './auth.messages.ts';

const { register: messages } = authMessages;

type Props = { pages: Outputs['site']['config']['consentPages'] };

/** The line that names what a newcomer accepts with the account. */
export function RegisterConsent({ pages }: Props) {
  if (pages.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {messages.accepts}{' '}
      {pages.map(({ slug, title, lang }, index) => (
        <Fragment key={slug}>
          {index > 0 && (index === pages.length - 1 ? messages.and : ', ')}
          <Anchor href={paths.page(slug)} target="_blank" inherit underline="always" lang={lang}>
            {title}
          </Anchor>
        </Fragment>
      ))}
      .
    </Text>
  );
}
