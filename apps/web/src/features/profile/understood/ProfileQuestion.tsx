import { Button, Group, InputBase } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDraft } from '../../../lib/useDraft.ts';
import { DraftNote } from '../../../ui/DraftNote.tsx';
import { useUpdateProfile } from '../profile.hooks.ts';
import classes from './Understood.module.css';
import { FIELDS } from './understood.hooks.ts';
import { understoodMessages as messages } from './understood.messages.ts';

/** The bound of the three fields. */
const MAX = 2_000;

const NO_EXAMPLES: string[] = [];

type Props = {
  kind: keyof typeof FIELDS;
  /** What the profile says already, of which nothing could be read. */
  stored: string;
  /** Words that a click adds to the answer. */
  examples?: string[];
  onSaved: () => void;
  /** Fields that are asked for above it, and what they say. */
  beside?: { fields: ReactNode; values: Record<string, string> };
  /** Another way out of the question, beside its examples. */
  children?: ReactNode;
};

/** The answer is a sentence, so Enter saves it; Shift and Enter begin a line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Asks for one thing that matching needs, and saves the answer in the profile. */
export function ProfileQuestion({ kind, stored, examples = NO_EXAMPLES, beside, onSaved, children }: Props) {
  const { values, change, draft } = useDraft(`profile:${FIELDS[kind]}`, { text: stored });
  const { text } = values;
  const update = useUpdateProfile({
    onDone() {
      draft.clear();
      onSaved();
    },
  });
  const { label, placeholder } = messages.questions[kind];
  const given = Object.entries(beside?.values ?? {}).filter(([, value]) => value.trim() !== '');
  const isUnchanged = text.trim() === stored.trim();
  const hasNothing = isUnchanged && given.length === 0;
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasNothing) update.mutate({ ...Object.fromEntries(given), [FIELDS[kind]]: text.trim() });
      }}
    >
      <DraftNote draft={draft} />
      {beside?.fields}
      <InputBase
        component="textarea"
        multiline
        rows={2}
        size="md"
        className={classes.answer ?? ''}
        label={label}
        placeholder={placeholder}
        description={stored && isUnchanged ? messages.unread : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        dir="auto"
        maxLength={MAX}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={submitOnEnter}
      />
      <Button
        type="submit"
        variant="light"
        size="md"
        aria-label={messages.saveLabel(label)}
        disabled={hasNothing}
        loading={update.isPending}
      >
        {messages.save}
      </Button>
      {(examples.length > 0 || children) && (
        <Group gap="xs" className={classes.examples ?? ''}>
          {examples
            .filter((example) => !text.includes(example))
            .map((example) => (
              <Button
                key={example}
                variant="default"
                size="compact-md"
                radius="xl"
                aria-label={messages.addExample(example)}
                leftSection={<IconPlus size={14} aria-hidden />}
                onClick={() => change({ text: [text.trim(), example].filter(Boolean).join(', ') })}
              >
                {example}
              </Button>
            ))}
          {children}
        </Group>
      )}
    </form>
  );
}
