import { setTimeout as wait } from 'node:timers/promises';
import { Rsvp } from '@guildhall/api/chapters/events/attendance/attendance.schema';
import { createHttpClient } from '../shared/http-client.ts';
import { type Check, check, expectNone } from '../shared/report.ts';
import type { Fault, Settings } from './fault.ts';
import { type Deployment, openDeployment } from './setup/deployment.ts';

const ROUNDS = { full: 50, smoke: 3 };
const SEATS = 20;
/** The first come at once while the server is killed, the others once all of them have an answer. */
const WAVES = [120, 80];
const MEMBERS = WAVES.reduce((sum, count) => sum + count, 0);
/** How long a member waits before asking again. */
const RETRY_MS = 100;
/** After how many answers the server is killed, at most. */
const KILLED_AFTER = 100;

const describe = (rounds: number) =>
  `${MEMBERS} members for ${SEATS} seats, ${rounds} rounds, kill -9 in each`;

/** F35: the process is killed while members sign up for the few seats of an event. */
export const SEATS_OF_EVENTS: Fault = {
  key: 'F35',
  title: 'The server is killed while members take the seats of an event',
  intensities: { full: describe(ROUNDS.full), smoke: describe(ROUNDS.smoke) },
  run,
};

async function run({ intensity, deadline, log }: Settings): Promise<Check[]> {
  const rounds = ROUNDS[intensity];
  await using deployment = await openDeployment(MEMBERS);
  let server = await deployment.startServer();
  const totals = { rounds: 0, going: 0, waiting: 0, moved: 0, overtaken: 0, retries: 0 };
  while (totals.rounds < rounds && Date.now() < deadline) {
    const event = await addEvent(deployment, totals.rounds);
    const answers = new Map<number, Rsvp>();
    const killAt = 1 + Math.floor(Math.random() * KILLED_AFTER);
    let killed: Promise<void> | undefined;
    const onAnswer = () => {
      if (answers.size < killAt || killed) return;
      killed = server.end('SIGKILL').then(async () => void (server = await deployment.startServer()));
    };
    let from = 0;
    for (const count of WAVES) {
      const wave = deployment.community.members.slice(from, from + count);
      from += count;
      const tried = await Promise.all(
        wave.map((member) => signUp(deployment, event, member, answers, onAnswer)),
      );
      totals.retries += tried.reduce((sum, times) => sum + times - 1, 0);
    }
    await killed;
    await judge(deployment, event.dateId, answers, totals);
    totals.rounds += 1;
    if (totals.rounds % 10 === 0) log(`${totals.rounds} rounds, ${totals.retries} repeated requests`);
  }
  const all = rounds * (MEMBERS - SEATS);
  return [
    check('Rounds with a kill', String(rounds), String(totals.rounds), totals.rounds === rounds),
    check('Seats taken', `${rounds * SEATS}`, String(totals.going), totals.going === rounds * SEATS),
    check('Members on waitlists, each once', `${all}`, String(totals.waiting), totals.waiting === all),
    expectNone('Answers that were not true afterwards', totals.moved),
    expectNone('Members overtaken by some who came later', totals.overtaken),
    check('Requests repeated after a kill', 'some', String(totals.retries), totals.retries > 0),
    expectNone('Exits of the server by itself', server.isRunning() ? 0 : 1),
  ];
}

type EventRef = { id: number; dateId: number };

/** An event in a week with few seats. */
async function addEvent(deployment: Deployment, round: number): Promise<EventRef> {
  const [event] = await deployment.query<{ id: number }>(
    `insert into events (slug, created_by, title, time_zone, seats) values ($1, $2, 'Breakfast', 'UTC', $3) returning id`,
    [`breakfast-${round}`, deployment.community.adminId, SEATS],
  );
  const start = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
  const [date] = await deployment.query<{ id: number }>(
    `insert into event_dates (event_id, original_start, local_start, minutes, starts_at, ends_at)
     values ($1, $2, $2, 60, $3::timestamptz, $3::timestamptz + interval '60 minutes') returning id`,
    [event?.id, start, `${start}Z`],
  );
  return { id: event?.id ?? 0, dateId: date?.id ?? 0 };
}

/** Asks until there is an answer, as a browser that lost the connection. Returns how often it asked. */
async function signUp(
  { port }: Deployment,
  { id, dateId }: EventRef,
  member: { id: number; cookie: string },
  answers: Map<number, Rsvp>,
  onAnswer: () => void,
): Promise<number> {
  for (let times = 1; ; times += 1) {
    const client = createHttpClient(port, { cookie: member.cookie, timeout: 10_000 });
    const path = `/api/events/${id}/dates/${dateId}/rsvp`;
    const answer = await client.send({ method: 'PUT', path, body: {} }).catch(() => null);
    client.close();
    if (answer?.status === 200) {
      answers.set(member.id, Rsvp.parse(JSON.parse(answer.body.toString())));
      onAnswer();
      return times;
    }
    if (answer && answer.status < 500) throw new Error(`The sign-up was answered ${answer.status}.`);
    await wait(RETRY_MS);
  }
}

type Totals = { going: number; waiting: number; moved: number; overtaken: number };

/** Compares what is stored with what members were answered, in the order of the queue. */
async function judge(
  deployment: Deployment,
  dateId: number,
  answers: Map<number, Rsvp>,
  totals: Totals,
): Promise<void> {
  const rows = await deployment.query<{ user_id: number; status: Rsvp['status'] }>(
    'select user_id, status from event_rsvps where date_id = $1 order by queue_no',
    [dateId],
  );
  const waiting = rows.filter(({ status }) => status === 'waiting');
  totals.going += rows.filter(({ status }) => status === 'going').length;
  totals.waiting += waiting.length;
  for (const { user_id: userId, status } of rows) {
    const answer = answers.get(userId);
    const place = waiting.findIndex((row) => row.user_id === userId) + 1;
    if (answer?.status !== status || (status === 'waiting' && answer.position !== place)) totals.moved += 1;
  }
  const [first = 0] = WAVES;
  const early = new Set(deployment.community.members.slice(0, first).map(({ id }) => id));
  totals.overtaken += rows.filter(({ user_id: id }, place) => early.has(id) && place >= first).length;
}
