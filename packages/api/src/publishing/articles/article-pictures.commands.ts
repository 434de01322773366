import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { picturesIn } from '@guildhall/markdown';
import { parseMarkdown } from '@guildhall/markdown/parse';
import { type Attacher, takePicturesOfText } from '../../files/uploads/pictures.commands.ts';
import { invalid } from '../../ground/errors/errors.ts';
import { PICTURES_MAX } from './articles.schema.ts';

const TOO_MANY = `An article can show at most ${PICTURES_MAX} pictures`;

/** @throws BAD_REQUEST when a picture of the text is new and no upload of theirs, or there are too many */
export async function takePicturesIn(
  trx: Kysely<DB>,
  by: Attacher,
  content: string,
  before = '',
): Promise<void> {
  const pictures = picturesOf(content);
  if (pictures.size > PICTURES_MAX) throw invalid(TOO_MANY, [{ path: 'content', message: TOO_MANY }]);
  const known = picturesOf(before);
  const added = [...pictures].filter((address) => !known.has(address));
  await takePicturesOfText(trx, by, added, 'content');
}

const picturesOf = (content: string) => new Set(picturesIn(parseMarkdown(content, { hasPictures: true })));
