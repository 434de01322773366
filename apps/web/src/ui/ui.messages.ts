/** Interface text of the shared components. */
export const uiMessages = {
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  rating: (value: number) => `${value} out of 5 stars`,
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  points: (points: number, max: number) => `${points} of ${max}`,
};
