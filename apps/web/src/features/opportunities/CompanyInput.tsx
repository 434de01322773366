import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useIsPageOn } from '../../lib/areas.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { opportunityFormMessages as messages } from './opportunity-form.messages.ts';

/** The company of an opportunity: one of the member's own businesses, or any other. */
export function CompanyInput(props: Omit<AutocompleteProps, 'data' | 'label'>) {
  const isPageOn = useIsPageOn();
  const { data } = trpc.businesses.own.get.useQuery(undefined, {
    enabled: isPageOn(paths.myBusinesses()),
  });
  const names = new Set(data?.businesses.map(({ name }) => name));
  return (
    <Autocomplete
      label={messages.company}
      autoComplete="organization"
      data={[...names]}
      comboboxProps={{ withinPortal: true }}
      {...props}
    />
  );
}
