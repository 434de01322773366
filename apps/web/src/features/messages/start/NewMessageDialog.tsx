import { Anchor, Modal, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isComposing } from '../../../lib/keys.ts';
import { paths } from '../../../lib/paths.ts';
import { SEARCH_MAX } from '../../../lib/search-max.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CardListSkeleton } from '../../../ui/CardListSkeleton.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RecipientOption } from './RecipientOption.tsx';
import classes from './NewMessageDialog.module.css';
import { startMessages as messages } from './start.messages.ts';

const WAIT_MS = 150;
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Picks a connection by name and opens the conversation. The focus stays in the field, which names the current person. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), WAIT_MS);
  const [index, setIndex] = useState(0);
  const query = trpc.messages.conversations.recipients.useQuery(
    { q: name },
    { placeholderData: (before) => before },
  );
  const people = query.data ?? [];
  const current = Math.min(index, people.length - 1);
  const optionId = (place: number) => `${id}-${place}`;

  // A list that answers an earlier text would open another conversation: Enter waits for its answer.
  const isAnswered = name === typed.trim() && query.isSuccess && !query.isPlaceholderData;
  const [isEntered, setEntered] = useState(false);
  const chosen = isEntered && isAnswered ? people[current]?.id : undefined;
  const open = useCallback(
    (personId: number) => {
      onClose();
      void navigate(paths.conversation(personId), { preventScrollReset: true });
    },
    [navigate, onClose],
  );
  useEffect(() => {
    if (chosen !== undefined) open(chosen);
  }, [chosen, open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step !== undefined && people.length > 0) {
      event.preventDefault();
      const next = (current + step + people.length) % people.length;
      setIndex(next);
      document.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    }
  };
  const isNobody = query.isSuccess && people.length === 0;
  return (
    <Modal opened onClose={onClose} title={messages.title} fullScreen={isPhone} size={560}>
      <Stack gap="sm">
        <TextInput
          label={messages.to}
          description={messages.hint}
          placeholder={messages.placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={people.length > 0}
          aria-controls={id}
          {...(people.length > 0 && { 'aria-activedescendant': optionId(current) })}
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setIndex(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
          data-autofocus
        />
        <VisuallyHidden role="status">{query.isSuccess && messages.found(people.length)}</VisuallyHidden>
        {query.isPending && <CardListSkeleton label={messages.loading} count={2} />}
        {query.isError && (
          <ErrorState title={messages.failed} onRetry={() => void query.refetch()}>
            {query.error.message}
          </ErrorState>
        )}
        <div id={id} role="listbox" aria-label={messages.list} className={classes.list}>
          {people.map((person, place) => (
            <RecipientOption
              key={person.id}
              id={optionId(place)}
              person={person}
              isCurrent={place === current}
              onChoose={() => open(person.id)}
            />
          ))}
        </div>
        {isNobody && (
          <Text c="dimmed">
            {name === '' ? messages.none : messages.nobody(name)}{' '}
            <Anchor component={Link} to={paths.members(name === '' ? {} : { search: name })} inherit>
              {name === '' ? messages.meet : messages.findMembers}
            </Anchor>
          </Text>
        )}
      </Stack>
    </Modal>
  );
}
