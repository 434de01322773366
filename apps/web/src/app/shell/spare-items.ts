import { paths } from '../../lib/paths.ts';
import type { NavItem } from './nav-items.ts';

/** What moves under "More" first. The tour points at others, which stay. */
const MOVABLE = [paths.businesses(), paths.news()];

/** Pixels that the row has beside the search on a screen of 1280, and about what of it a link and a letter take. */
const ROOM = 590;
const LINK = 18;
const LETTER = 7.2;
/** The button of the menu takes as much as a link of this many letters. */
const MENU = 7;

const widthOf = (letters: number) => LINK + letters * LETTER;

/** Which links of the row have no room in the reader's language: estimated, so that the server knows them, too. */
export function spareItems(row: readonly NavItem[]): NavItem[] {
  let excess = row.reduce((sum, { label }) => sum + widthOf(label.length), widthOf(MENU)) - ROOM;
  return MOVABLE.flatMap((to) => {
    const item = row.find((one) => one.to === to);
    if (!item || excess <= 0) return [];
    excess -= widthOf(item.label.length);
    return [item];
  });
}
