import { useFormats } from '../lib/formats.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { minutesSince } from '../lib/dates.ts';
import { uiMessages } from './ui.messages.ts';

const HOUR = 60;

type Props = {
  /** ISO date. */
  at: string;
  /** The server's words, which are coarse below an hour; also what is rendered before hydration. */
  text: string;
};

/** An age in words, by the minute below an hour; the full date in the viewer's time zone as a tooltip. */
export function RelativeTime({ at, text }: Props) {
  const { localMoment } = useFormats();
  const isHydrated = useHydrated();
  if (!isHydrated) return <time dateTime={at}>{text}</time>;
  const minutes = minutesSince(at);
  return (
    <time dateTime={at} title={localMoment(at)}>
      {minutes >= 1 && minutes < HOUR ? uiMessages.minutesAgo(minutes) : text}
    </time>
  );
}
