import { OpportunityCard } from './OpportunityCard.tsx';
import classes from './OpportunityList.module.css';
import type { Opportunity } from './opportunity-cache.ts';

type Props = { items: Opportunity[]; label: string };

export function OpportunityList({ items, label }: Props) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((opportunity) => (
        <li key={opportunity.id}>
          <OpportunityCard opportunity={opportunity} />
        </li>
      ))}
    </ul>
  );
}
