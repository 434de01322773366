import { translated } from '@guildhall/locale/translated';
import { figuresCsvMessages } from '@guildhall/api/console/figures/figures-csv.messages';
import { ATTENDANCE_TEXTS } from '@guildhall/api/chapters/events/figures/figure-texts.messages';
import {
  AttendanceCounts,
  type DateFigures,
  FiguresRef,
  type PersonFigures,
} from '@guildhall/api/chapters/events/figures/figures.schema';
import { dialectOf, toSpreadsheet } from '@guildhall/api/ground/core/csv';
import { invalid } from '@guildhall/api/ground/errors/errors';
import type { FastifyRequest } from 'fastify';
import { calls } from './contract.ts';
import type { RestPlugin } from './rest-plugin.ts';
import { type Columns, sendCsv } from './send-csv.ts';

const PAGE = 100;
const FIGURES = AttendanceCounts.keyof().options;

function personColumns(): Columns<PersonFigures> {
  const { saidYes, came, late, excused, absent } = translated(ATTENDANCE_TEXTS);
  const messages = translated(figuresCsvMessages);
  return {
    [messages.name]: (person) => person.name,
    [messages.guest]: (person) => person.isGuest,
    [saidYes.label]: (person) => person.saidYes,
    [came.label]: (person) => person.came,
    [late.label]: (person) => person.late,
    [excused.label]: (person) => person.excused,
    [absent.label]: (person) => person.absent,
  };
}

const sheet = (procedure: string, what: string) =>
  calls(procedure, `${what}, for a spreadsheet`, { file: 'text/csv', query: [] });

/** Who came to an event, for a spreadsheet: a line for each date, or for each person. */
export const attendanceCsvRest: RestPlugin = (app, caller, { services }) => {
  app.get(
    '/events/:id/attendance.csv',
    sheet('events.figures.get', 'Who came to the dates of an event'),
    async (request, reply) => {
      const { timeZone, dates, total } = await caller(request, reply).events.figures.get(refOf(request));
      const lines = dates.map((date) => lineOf(dayIn(date, timeZone), date));
      const messages = translated(figuresCsvMessages);
      const texts = translated(ATTENDANCE_TEXTS);
      const rows = [
        [messages.date, ...FIGURES.map((figure) => texts[figure].label)],
        ...lines,
        lineOf(messages.allDates, total),
        [],
        ...FIGURES.map((figure) => [texts[figure].label, texts[figure].definition]),
      ];
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(toSpreadsheet(rows, dialectOf(await services.community.get())));
    },
  );
  app.get(
    '/events/:id/attendance/people.csv',
    sheet('events.figures.people', 'How often each person came to an event'),
    async (request, reply) => {
      const { figures } = caller(request, reply).events;
      const ref = refOf(request);
      return sendCsv(
        reply,
        async () => dialectOf(await services.community.get()),
        (cursor) => figures.people({ ...ref, limit: PAGE, cursor }),
        personColumns(),
      );
    },
  );
};

const lineOf = (name: string, counts: AttendanceCounts): (string | number)[] => [
  name,
  ...FIGURES.map((figure) => counts[figure]),
];

function refOf({ params }: FastifyRequest): { id: number } {
  const { data, error } = FiguresRef.safeParse({ id: Number(Object(params).id) });
  if (error) throw invalid('There is no such event');
  return data;
}

/** The day and hour on the clocks where it takes place, as spreadsheets sort them. */
const dayIn = ({ startsAt }: DateFigures, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(startsAt),
  );
