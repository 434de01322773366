import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { languageName } from '../../lib/language-names.ts';
import { LOCALE } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { feedLanguagesMessages as messages } from './feed-languages.messages.ts';

/** Says that the feed leaves out posts in other languages than these, and leads to where that is chosen. */
export function FeedLanguages({ languages }: { languages: readonly string[] }) {
  const names = new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(languages.map(languageName));
  return (
    <Text size="sm" c="dimmed">
      {messages.shown(names)}{' '}
      <Anchor component={Link} to={`${paths.settings()}#language`} fz="inherit">
        {messages.change}
      </Anchor>
    </Text>
  );
}
