import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFormats } from '../../lib/formats.ts';
import { ownPicture } from '../../lib/own-picture.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import { Picture } from '../../ui/Picture.tsx';
import classes from './LinkPreview.module.css';
import { previewsMessages as messages } from './previews.messages.ts';
import type { Preview } from './usePreviews.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day where the event takes place, so the server and every browser write the same. */
const dayIn = (locale: string, { startsAt, timeZone }: NonNullable<Preview['when']>) =>
  new Intl.DateTimeFormat(locale, { ...DAY, timeZone }).format(new Date(startsAt));

/** A small card of a page of this community, which leads there. */
export function LinkPreview({ preview }: { preview: Preview }) {
  const { path, kind, title, line, when } = preview;
  const { locale } = useFormats();
  const date = when && dayIn(locale, when);
  const details = [date, line].filter(Boolean).join(' · ');
  return (
    <Link to={path} className={classes.root}>
      <PreviewPicture preview={preview} />
      <div className={classes.words}>
        <Text component="div" size="xs" c="dimmed">
          {messages[kind]}
        </Text>
        <Text component="div" size="sm" fw={600} lineClamp={2} dir="auto">
          {title}
        </Text>
        {details !== '' && (
          <Text component="div" size="sm" c="dimmed" lineClamp={kind === 'event' ? 2 : 1} dir="auto">
            {details}
          </Text>
        )}
      </div>
    </Link>
  );
}

function PreviewPicture({ preview: { kind, title, picture } }: { preview: Preview }) {
  if (kind === 'profile' || kind === 'post')
    return (
      <span className={classes.face} aria-hidden>
        <MemberAvatar name={title} avatar={picture} size={48} />
      </span>
    );
  const own = ownPicture(picture);
  return own === null ? null : (
    <Picture src={own} alt="" sizes="88px" width={88} height={88} className={classes.picture} />
  );
}
