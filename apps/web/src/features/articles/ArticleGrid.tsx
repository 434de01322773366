import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { isBusy?: boolean; children: ReactNode };

/** The articles below the lead story, or what stands for them: up to three beside one another. */
export function ArticleGrid({ isBusy = false, children }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg" verticalSpacing="lg" aria-busy={isBusy}>
      {children}
    </SimpleGrid>
  );
}
