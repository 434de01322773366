import { UnstyledButton } from '@mantine/core';
import { businessesMessages } from '../businesses.messages.ts';
import type { DirectoryFilter } from '../businesses.types.ts';
import { type Facets, shownCount } from './directory.hooks.ts';
import classes from './NarrowBy.module.css';
import type { FilterChange } from './useDirectoryFilter.ts';

const SHOWN = 8;

type Props = { filter: DirectoryFilter; facets: Facets; onChange: (change: FilterChange) => void };

/** The choices that would leave something to see, each with how much: categories first, then industries. */
export function NarrowBy({ filter, facets, onChange }: Props) {
  const kind = filter.category === undefined ? 'category' : 'industry';
  if (filter[kind] !== undefined) return null;
  const choices = (kind === 'category' ? facets.categories : facets.industries)
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SHOWN);
  if (choices.length === 0) return null;
  const label = businessesMessages.directory.narrow[kind];
  return (
    <div className={classes.root}>
      <span className={classes.label}>{label}</span>
      <ul className={classes.list}>
        {choices.map(({ name, count }) => (
          <li key={name}>
            <UnstyledButton className={classes.choice} onClick={() => onChange({ [kind]: name })}>
              {name} <span className={classes.count}>{shownCount(facets, kind, count)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
