import { shownName } from '../../../lib/shown-name.ts';
import { UnstyledButton } from '@mantine/core';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { type Facets, formatCount } from './directory.hooks.ts';
import classes from './FacetChoices.module.css';
import type { FilterChange } from './useDirectoryFilter.ts';

const SHOWN = 8;

type Props = { filter: DirectoryFilter; facets: Facets; onChange: (change: FilterChange) => void };

/** Facets with their counts: categories first, then industries once a category is chosen. Empty ones are left out. */
export function FacetChoices({ filter, facets, onChange }: Props) {
  const kind = filter.category === undefined ? 'category' : 'industry';
  if (filter[kind] !== undefined) return null;
  const choices = (kind === 'category' ? facets.categories : facets.industries)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SHOWN);
  if (choices.length === 0) return null;
  const label = directoryMessages.facets[kind];
  return (
    <div className={classes.root}>
      <span className={classes.label}>{label}</span>
      <ul className={classes.list}>
        {choices.map(({ name, count }) => (
          <li key={name}>
            <UnstyledButton className={classes.choice} onClick={() => onChange({ [kind]: name })}>
              {shownName(name)} <span className={classes.count}>{formatCount(facets, kind, count)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
