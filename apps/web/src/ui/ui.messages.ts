/** Interface text of the shared components. */
export const uiMessages = {
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  rating: (value: number) => `${value} out of 5 stars`,
  draft: {
    restored: 'Draft restored.',
    outdated: 'Draft restored. Some of it was changed elsewhere since you wrote it.',
    discard: 'Discard draft',
    notStored: "Your draft couldn't be saved in this browser. Submit before you leave this page.",
  },
  conflict: {
    title: 'This was changed elsewhere while you were editing',
    text: 'Nothing you typed is lost. Choose what to keep, then save again.',
    taken: (label: string, saved: string | null) =>
      saved ? `${label} is now “${saved}”.` : `${label} was updated.`,
    replaced: (label: string, saved: string | null) =>
      `${saved ? `${label} was changed to “${saved}”.` : `${label} was changed.`} You typed something else.`,
    takeSaved: 'Use the saved version',
    keepTyped: 'Keep what I typed',
  },
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  points: (points: number, max: number) => `${points} of ${max}`,
  match: {
    strength: { strong: 'Strong match', good: 'Good match', possible: 'Possible match' },
    percentage: (percent: number) =>
      `${percent} of 100 points. One clear reason is enough for a strong match.`,
    similar: 'Similar words',
    similarHint: 'What you both wrote is alike, but neither says what the other looks for.',
    noPoints: (parts: string[]) => `No points for: ${parts.map((part) => part.toLowerCase()).join('; ')}.`,
    parts: {
      theyOffer: "They offer what you're looking for",
      iOffer: "You offer what they're looking for",
      audience: 'Clients you want',
      mutual: 'Mutual connections',
      location: 'Location',
      skills: 'Skills and interests',
      preferred: 'Preferred type',
      industry: 'Industry',
    },
  },
};
