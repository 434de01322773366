import { BusinessCard } from '../BusinessCard.tsx';
import type { BusinessCardData } from '../businesses.types.ts';
import classes from './BusinessGrid.module.css';

type Props = { businesses: BusinessCardData[]; label: string; isBusy?: boolean };

/** Businesses as cards in a responsive grid. */
export function BusinessGrid({ businesses, label, isBusy = false }: Props) {
  return (
    <ul className={classes.root} aria-label={label} aria-busy={isBusy}>
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard business={business} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
