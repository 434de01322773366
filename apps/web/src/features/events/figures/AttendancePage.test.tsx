import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../../testing/api.ts';
import { eventOf } from '../../../../testing/events.ts';
import { memberOf, siteOf } from '../../../../testing/members.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const counts = { saidYes: 9, came: 8, late: 2, walkIns: 1, guests: 3, excused: 1, absent: 1 };
const person = { saidYes: 4, came: 3, late: 1, excused: 0, absent: 1 };

function openAttendance(dates: { id: number; isRecorded: boolean }[]) {
  const startsAt = '2026-05-04T06:00:00.000Z';
  answerApi({
    auth: { me: () => memberOf() },
    site: { config: () => siteOf() },
    events: {
      get: () => eventOf(),
      figures: {
        get: () => ({
          title: 'Breakfast at the mill',
          timeZone: 'Europe/Vienna',
          total: counts,
          dates: dates.map((date) => Object.assign({ startsAt }, counts, date)),
        }),
        people: () => ({
          items: [Object.assign({ key: 'g1', name: 'Ada Guest', isGuest: true }, person)],
          nextCursor: null,
        }),
      },
    },
  });
  openPage('/events/breakfast-at-the-mill/attendance');
}

test('an organizer reads who came by date and by person, what each figure counts, and downloads both', async () => {
  openAttendance([
    { id: 11, isRecorded: true },
    { id: 12, isRecorded: false },
  ]);
  const dates = within(await screen.findByRole('region', { name: 'By date' }));
  expect(dates.getByRole('row', { name: 'Mon, May 4, 2026, 8:00 AM 9 8 2 1 3 1 1' })).toBeInTheDocument();
  expect(dates.getByRole('row', { name: /Nobody was checked in at the door 9( –){6}$/ })).toBeInTheDocument();
  expect(dates.getByRole('row', { name: /^All dates/ })).toBeInTheDocument();
  const people = within(await screen.findByRole('region', { name: 'By person' }));
  expect(people.getByRole('row', { name: 'Ada Guest Guest 4 3 1 0 1' })).toBeInTheDocument();
  expect(screen.getByText('Of those who came, the ones without an account.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download dates (CSV)' })).toHaveAttribute(
    'href',
    '/api/events/1/attendance.csv',
  );
  expect(screen.getByRole('link', { name: 'Download people (CSV)' })).toHaveAttribute(
    'href',
    '/api/events/1/attendance/people.csv',
  );
});

test('an event of which nothing has begun says so', async () => {
  openAttendance([]);
  expect(await screen.findByText(/^None of the dates has begun yet/)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'By date' })).toBeNull();
});
