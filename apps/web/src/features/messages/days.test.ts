import { expect, test } from 'vitest';
import { byDay, daysAgo } from './days.ts';
import type { ThreadMessage } from './messages.hooks.ts';

const message = (id: number, at: Date, isMine = false): ThreadMessage => ({
  id,
  isMine,
  content: `Message ${id}`,
  body: null,
  pictures: [],
  type: 'other',
  about: null,
  createdAt: at.toISOString(),
  relativeTime: '',
  isSeen: false,
  answer: null,
  unread: false,
  isEdited: false,
  isDeleted: false,
  can: { change: false },
});

test('a conversation is cut into the days of the reader, and each run of one member has one time', () => {
  const morning = new Date(2026, 2, 3, 9, 0);
  const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
  const days = byDay([
    message(1, new Date(2026, 2, 2, 23, 59)),
    message(2, morning),
    message(3, later(1)),
    message(4, later(2), true),
    message(5, later(60), true),
  ]);
  expect(days.map((day) => day.messages.map(({ id }) => id))).toEqual([[1], [2, 3, 4, 5]]);
  expect(days.flatMap((day) => day.messages).map(({ isLast }) => isLast)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('yesterday is the day before, whatever the hour and on the day on which clocks change', () => {
  expect(daysAgo(new Date(2026, 2, 2, 23, 59).toISOString(), new Date(2026, 2, 3, 0, 1))).toBe(1);
  expect(daysAgo(new Date(2026, 2, 29, 0, 30).toISOString(), new Date(2026, 2, 30, 0, 15))).toBe(1);
  expect(daysAgo(new Date(2026, 2, 3, 1, 0).toISOString(), new Date(2026, 2, 3, 23, 0))).toBe(0);
});

test('the note of a request to connect has no topic, which its sender did not choose', () => {
  const note: ThreadMessage = { ...message(1, new Date(2026, 0, 1, 12)), type: 'partnership' };
  const kindOf = (about: ThreadMessage['about']) => byDay([{ ...note, about }])[0]?.kind;
  expect(kindOf({ kind: 'connection', id: 4, name: null, slug: null })).toBeNull();
  expect(kindOf({ kind: 'referral', id: 4, name: null, slug: null })).toBe('partnership');
  expect(kindOf(null)).toBe('partnership');
});

test('what messages are about is shown once, with the day on which it began', () => {
  const at = (day: number, type: ThreadMessage['type']): ThreadMessage => ({
    ...message(day, new Date(2026, 0, day, 12)),
    type,
  });
  const kinds = byDay([
    at(1, 'opportunity'),
    at(2, 'opportunity'),
    at(3, 'other'),
    at(4, 'partnership'),
    at(5, 'opportunity'),
  ]).map(({ kind }) => kind);
  expect(kinds).toEqual(['opportunity', null, null, 'partnership', 'opportunity']);
});
