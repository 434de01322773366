/** Interface text of the map of businesses. */
export const businessesMapMessages = {
  elsewhere: (businesses: string, isOne: boolean) =>
    `${businesses} ${isOne ? 'is' : 'are'} in places that aren't on the map.`,
  unstated: (businesses: string, isOne: boolean) =>
    `${businesses} ${isOne ? "doesn't" : "don't"} name a town.`,
  inTown: (name: string) => `Businesses in ${name}`,
  shown: (shown: number, total: number) => `${shown} of ${total}`,
  allNear: (name: string) => `See all businesses near ${name}`,
  none: {
    title: 'No towns to show',
    text: 'None of these businesses is in a town we can show on the map.',
    firstTitle: 'No towns yet',
    first: 'Towns appear here as soon as businesses name theirs.',
  },
};
