import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** One section of the insights panel. */
export function InsightSection({ title, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId} mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}
