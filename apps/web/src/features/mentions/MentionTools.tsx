import type { ComponentProps } from 'react';
import { MentionMarks } from './MentionMarks.tsx';
import { MentionSuggestions } from './MentionSuggestions.tsx';

/** What a field for mentions has from its first focus on: marks behind the names, and suggestions. */
export function MentionTools(props: ComponentProps<typeof MentionSuggestions>) {
  return (
    <>
      <MentionMarks field={props.field} shown={props.shown} />
      <MentionSuggestions {...props} />
    </>
  );
}
