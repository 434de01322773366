import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { commonMessages } from '../../lib/common.messages.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './OpportunityFilters.module.css';
import {
  CHOICES,
  type FilterChange,
  type OpportunityFacets,
  type OpportunityFilter,
  SORTS,
  SWITCHES,
  chosenOf,
} from './opportunity-filter.ts';
import { kindLabel } from './opportunity-kind.ts';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

const messages = opportunitiesPageMessages.filters;

type Props = {
  filter: OpportunityFilter;
  /** Whom opportunities can fit. */
  isMember: boolean;
  onChange: (change: FilterChange, options?: { replace: boolean }) => void;
  /** Behind the switches. */
  children?: ReactNode;
};

/** The search box, and what narrows the list down. */
export function OpportunityFilters({ filter, isMember, onChange, children }: Props) {
  const facets = trpc.opportunities.facets.useQuery(undefined, { placeholderData: keepPreviousData }).data;
  const switches = SWITCHES.filter((name) => isMember || name !== 'fits');
  const sorts = SORTS.filter((sort) => isMember || sort !== 'fit');
  const [isOpen, panel] = useDisclosure(false);
  const panelId = useId();
  return (
    <div className={classes.root}>
      <SearchInput
        aria-label={messages.search}
        placeholder={messages.placeholder}
        name="search"
        action={paths.opportunities()}
        value={filter.search ?? ''}
        onSearch={(text) => onChange({ search: text, saved: '' }, { replace: true })}
      />
      <Button
        variant={chosenOf(filter) > 0 ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={panel.toggle}
      >
        {commonMessages.filters(chosenOf(filter))}
      </Button>
      <div id={panelId} className={classes.panel} data-open={isOpen || undefined}>
        <div className={classes.selects}>
          {CHOICES.map((choice) => (
            <NativeSelect
              key={choice}
              label={messages[choice].label}
              data={optionsOf(choice, filter[choice], facets)}
              value={filter[choice] ?? ''}
              onChange={(event) => onChange({ [choice]: event.currentTarget.value, saved: '' })}
            />
          ))}
          <NativeSelect
            label={messages.sort}
            data={sorts.map((value) => ({ value, label: messages.sorts[value] }))}
            value={filter.sort ?? sorts[0] ?? ''}
            onChange={(event) => onChange({ sort: event.currentTarget.value })}
          />
        </div>
      </div>
      <Group gap={8} role="group" aria-label={messages.only} className={classes.switches ?? ''}>
        {switches.map((name) => (
          <Button
            key={name}
            size="sm"
            radius="xl"
            variant={filter[name] ? 'light' : 'default'}
            aria-pressed={filter[name] === true}
            onClick={() => onChange({ [name]: filter[name] ? '' : 'yes', saved: '' })}
          >
            {messages.switches[name]}
          </Button>
        ))}
        {children}
      </Group>
    </div>
  );
}

/** Every choice, and the chosen one although nothing open has it any more. */
function optionsOf(
  choice: (typeof CHOICES)[number],
  chosen: string | undefined,
  facets: OpportunityFacets | undefined,
) {
  const listed = (choice === 'kind' ? facets?.kinds : facets?.places) ?? [];
  const isListed = chosen === undefined || listed.some(({ value }) => value === chosen);
  const labelOf = (value: string) => (choice === 'kind' ? kindLabel(value) : value);
  return [
    { value: '', label: messages[choice].all },
    ...(isListed ? [] : [{ value: chosen, label: labelOf(chosen) }]),
    ...listed.map(({ value, count }) => ({ value, label: messages.choice(labelOf(value), count) })),
  ];
}
