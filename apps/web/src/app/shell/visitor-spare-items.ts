import { paths } from '../../lib/paths.ts';
import type { NavItem } from './nav-items.ts';

/** What moves under "More" first: what members have there, too. */
const MOVABLE = [paths.events(), paths.opportunities(), paths.businesses()];

/** Letters that have room beside the search and the buttons on a screen of 1280, and what the margins of a link take of them. */
const ROOM = 74;
const MARGINS = 2.5;
const MENU = 9.5;

const lettersOf = ({ label }: NavItem) => label.length + MARGINS;

/** Which links of a visitor's row have no room in the reader's language; see `spareItems`, which members load. */
export function visitorSpareItems(row: readonly NavItem[]): NavItem[] {
  let excess = row.reduce((sum, item) => sum + lettersOf(item), -ROOM);
  if (excess <= 0) return [];
  excess += MENU;
  return MOVABLE.flatMap((to) => {
    const item = row.find((one) => one.to === to);
    if (!item || excess <= 0) return [];
    excess -= lettersOf(item);
    return [item];
  });
}
