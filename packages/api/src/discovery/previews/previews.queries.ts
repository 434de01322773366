import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { formattingOf } from '@guildhall/markdown/parse';
import type { Viewer } from '../../ground/core/context.ts';
import { nameMentions } from '../../ground/mentions/name-mentions.queries.ts';
import { type Area, isPageOn } from '../../ground/settings/areas.schema.ts';
import { avatarUrl } from '../../ground/values/avatar.ts';
import { excerptOf } from '../../ground/values/excerpt.ts';
import { type PreviewRow, readPreviewRows } from './preview-rows.queries.ts';
import { type PreviewTarget, previewTarget } from './preview-targets.schema.ts';
import type { ListPreviewsInput, Preview, Previews } from './previews.schema.ts';

const LINE_MAX = 160;

/** What cards show of these pages, of those that the viewer may see; all in one statement. */
export async function listPreviews(
  db: Kysely<DB>,
  viewer: Viewer | null,
  { paths, disabledAreas }: ListPreviewsInput & { disabledAreas: Area[] },
): Promise<Previews> {
  const asked = [...new Set(paths)].flatMap((path) => {
    const target = isPageOn(path, disabledAreas) ? previewTarget(path) : null;
    return target ? [{ path, target }] : [];
  });
  if (asked.length === 0) return { items: [] };
  const rows = await readPreviewRows(
    db,
    viewer,
    asked.map(({ target }) => target),
  );
  const named = await withNames(db, viewer, rows);
  const byKey = new Map(named.toReversed().map((row) => [keyOf(row), row]));
  return {
    items: asked.flatMap(({ path, target }) => {
      const row = byKey.get(keyOf(target));
      return row ? [present(path, row)] : [];
    }),
  };
}

const keyOf = ({ kind, ref, date }: PreviewTarget) => `${kind} ${ref} ${date}`;

/** The beginnings of posts, with the current names of those they mention. */
async function withNames(db: Kysely<DB>, viewer: Viewer | null, rows: PreviewRow[]): Promise<PreviewRow[]> {
  const texts = rows.map(({ kind, line }) => {
    const content = kind === 'post' ? (line ?? '') : '';
    return { content, body: formattingOf(content) };
  });
  const named = await nameMentions(db, viewer, texts);
  return rows.map((row, index) =>
    row.kind === 'post' ? { ...row, line: named[index]?.content ?? null } : row,
  );
}

const present = (path: string, { kind, title, line, picture, startsAt, timeZone }: PreviewRow): Preview => ({
  path,
  kind,
  title,
  line: (line && excerptOf(line, LINE_MAX)) || null,
  picture: kind === 'profile' || kind === 'post' ? avatarUrl(picture) : picture,
  when: startsAt && timeZone ? { startsAt: startsAt.toISOString(), timeZone } : null,
});
