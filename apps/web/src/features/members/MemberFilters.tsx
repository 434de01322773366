import { NativeSelect } from '@mantine/core';
import { useIndustryLabel } from '../../lib/industries.ts';
import { paths } from '../../lib/paths.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Alphabet } from './Alphabet.tsx';
import classes from './MemberFilters.module.css';
import { FACETS, type FilterChange, type MemberFacets, type MembersFilter } from './members-filter.ts';
import { membersMessages as messages } from './members.messages.ts';

type Props = {
  filter: MembersFilter;
  facets: MemberFacets | undefined;
  /** The list is by name. */
  hasAlphabet: boolean;
  onChange: (change: FilterChange, options?: { replace: boolean }) => void;
};

/** The search box, and the filters with the number of members each choice would show. */
export function MemberFilters({ filter, facets, hasAlphabet, onChange }: Props) {
  const industryLabel = useIndustryLabel();
  const chosen = [filter.letter, ...FACETS.map((facet) => filter[facet])].filter(Boolean).length;
  return (
    <FilterBar
      chosen={chosen}
      search={
        <SearchInput
          label={messages.search}
          placeholder={messages.placeholder}
          name="search"
          action={paths.members()}
          value={filter.search ?? ''}
          onSearch={(text) => onChange({ search: text }, { replace: true })}
        />
      }
    >
      <div className={classes.choices}>
        {FACETS.map((facet) => (
          <NativeSelect
            key={facet}
            label={messages.facets[facet].label}
            data={optionsOf(facet, filter[facet] ?? undefined, facets, industryLabel)}
            value={filter[facet] ?? ''}
            onChange={(event) => onChange({ [facet]: event.currentTarget.value })}
          />
        ))}
      </div>
      {hasAlphabet && <Alphabet chosen={filter.letter ?? undefined} letters={facets?.letters} />}
    </FilterBar>
  );
}

/** Every choice that would show someone, and the chosen one although it may not. */
function optionsOf(
  facet: (typeof FACETS)[number],
  chosen: string | undefined,
  facets: MemberFacets | undefined,
  industryLabel: (value: string) => string,
) {
  const listed = (facets?.[facet] ?? []).map(({ value, label, count }) => {
    const shown = facets?.isLowerBound ? messages.atLeast(count) : String(count);
    return {
      value,
      label: messages.choice(facet === 'industry' ? industryLabel(label) : label, shown),
    };
  });
  const isListed = chosen === undefined || listed.some(({ value }) => value === chosen);
  return [
    { value: '', label: messages.facets[facet].all },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...listed,
  ];
}
