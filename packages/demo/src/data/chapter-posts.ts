/** Who writes: the first who has the role; of members the account that people try the demo with. */
type By = 'leader' | 'organizer' | 'host' | 'member';

/** A post that only members of a chapter read. */
export interface SeedChapterPost {
  /** The name of the chapter. */
  chapter: string;
  by: By;
  daysAgo: number;
  content: string;
  replies: [by: By, text: string][];
}

export const chapterPosts: SeedChapterPost[] = [
  {
    chapter: 'Manchester Circle',
    by: 'leader',
    daysAgo: 6,
    content:
      'Next Tuesday we have a visitor from the city council: ten minutes about **business rates**, then your questions. Please be on time, the door closes at eight.',
    replies: [
      ['organizer', 'I’ll put two more chairs at the front.'],
      ['member', 'Could she say something about the new market stalls, too?'],
    ],
  },
  {
    chapter: 'Manchester Circle',
    by: 'host',
    daysAgo: 3,
    content: 'A gray scarf and a fountain pen were left at the door. I have both.',
    replies: [['member', 'The pen is mine, thank you!']],
  },
  {
    chapter: 'Manchester Circle',
    by: 'member',
    daysAgo: 1,
    content: 'Who knows a tax adviser who understands small workshops? I’d rather ask here than on the feed.',
    replies: [['leader', 'Talk to me on Tuesday, I have a name for you.']],
  },
];
