import { useDebouncedValue } from '@mantine/hooks';
import { mentionMarkdown } from '@guildhall/markdown';
import { FieldSuggestions } from '../../ui/composer/FieldSuggestions.tsx';
import { completeQuery } from '../../ui/composer/edit-field.ts';
import { useFieldQuery } from '../../ui/composer/useFieldQuery.ts';
import { MentionOption } from './MentionOption.tsx';
import { mentionQueryAt } from './mention-query.ts';
import { mentionsMessages as messages } from './mentions.messages.ts';
import type { ShownText } from './shown-text.ts';
import { type Suggestion, useSuggestions } from './useSuggestions.ts';

const WAIT_MS = 150;

type Props = {
  field: HTMLTextAreaElement;
  shown: ShownText;
  /** Called before the name is typed into the field. */
  onMention: (name: string, markdown: string) => void;
};

/** Members and businesses to mention, while the name of one is typed after an @. */
export function MentionSuggestions({ field, shown, onMention }: Props) {
  const [typed, dismiss] = useFieldQuery(field, mentionQueryAt);
  // What is a mention already is not being typed.
  const query = shown.mentions.some(({ start }) => start === typed?.start) ? null : typed;
  const text = query?.text.trim() ?? '';
  const [searched] = useDebouncedValue(text, WAIT_MS);
  // Suggestions for an earlier text would replace what was typed since.
  const suggestions = useSuggestions(searched === text ? text : '');
  const insert = (suggestion: Suggestion) => {
    if (!query) return;
    const name = `@${suggestion.name}`;
    onMention(name, mentionMarkdown(suggestion));
    completeQuery(field, query, name);
  };
  return (
    <FieldSuggestions
      field={field}
      query={query}
      items={suggestions}
      keyOf={({ kind, id }) => `${kind}:${id}`}
      label={messages.list}
      found={messages.found}
      renderItem={(suggestion) => <MentionOption suggestion={suggestion} />}
      isFirstChosen
      onChoose={insert}
      onDismiss={dismiss}
    />
  );
}
