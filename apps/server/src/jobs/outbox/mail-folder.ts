import { DAY_MS } from '@guildhall/api/ground/values/time';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The id of a member, or of an applicant behind an `a`. */
export type MailPerson = `${number}` | `a${number}`;

/** Writes mails to .eml files, for installations without a mail server. */
export type MailFolder = {
  /** Who it is to or about, which becomes part of the file name. */
  write(eventId: string, people: MailPerson[], message: Parameters<typeof writeFile>[1]): Promise<void>;
  forget: (person: MailPerson) => Promise<void>;
  purge: () => Promise<void>;
};

const RETENTION_DAYS = 7;

export function mailFolder(folder: string): MailFolder {
  async function removeWhere(isOver: (name: string) => boolean | Promise<boolean>): Promise<void> {
    const names = await readdir(folder).catch(whenMissing<string[]>([]));
    for (const name of names) if (await isOver(name)) await rm(join(folder, name), { force: true });
  }
  return {
    async write(eventId, people, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // The file is named after the event, so a retry overwrites it.
      const event = createHash('sha256').update(eventId).digest('hex').slice(0, 24);
      const name = [event, ...new Set(people)].join('-');
      const draft = join(folder, `${name}.${randomUUID()}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
    forget: (person) =>
      removeWhere((name) => name.split('.')[0]?.split('-').slice(1).includes(person) ?? false),
    purge: () =>
      removeWhere(async (name) => {
        const file = await stat(join(folder, name)).catch(whenMissing(null));
        return file !== null && Date.now() - file.mtimeMs > RETENTION_DAYS * DAY_MS;
      }),
  };
}

const whenMissing =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return answer;
    throw error;
  };
