import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '@guildhall/db';
import { memberVectors, readMember, textsOfMember } from '@guildhall/matching';
import type { EmbeddingsSettings } from '../../ground/core/context.ts';
import { EmbeddingsError } from './embeddings-error.ts';
import { noteSuccess } from './embeddings-state.commands.ts';
import { confirmVectors, storeVectors } from './member-vectors.commands.ts';
import type { OutdatedMember, VectorSet } from './member-vectors.queries.ts';

export type EmbeddingsService = EmbeddingsSettings & {
  /**
   * The vectors of texts, in their order, all of one length.
   * @throws EmbeddingsError
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
};

/** Asks for the vectors of these members in one call, and stores them. Texts that are known are not sent again. */
export async function embedMembers(
  db: Kysely<DB>,
  service: EmbeddingsService,
  members: readonly OutdatedMember[],
  { dimension: expected }: VectorSet,
  signal: AbortSignal,
): Promise<void> {
  const read = members.map((member) => {
    const texts = textsOfMember(readMember(member, member.corrections));
    const textsHash = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
    return { member, texts, fresh: { id: member.id, version: member.version, textsHash } };
  });
  const changed = read.filter(({ member, fresh }) => member.heldTextsHash !== fresh.textsHash);
  const sent = [
    ...new Set(changed.flatMap(({ texts }) => [...texts.needs, ...texts.offers].map(({ text }) => text))),
  ];
  const vectors = await embedTexts(
    db,
    service,
    sent.filter((text) => text !== ''),
    expected,
    signal,
  );
  for (const { member, texts, fresh } of read) {
    if (member.heldTextsHash === fresh.textsHash) {
      await confirmVectors(db, fresh);
      continue;
    }
    const made = memberVectors(texts, (text) => vectors.get(text));
    const [answered] = vectors.values();
    const dimension = made.dimension === 0 ? 0 : (answered?.length ?? 0);
    await storeVectors(db, fresh, made, { model: service.model, dimension });
  }
}

/**
 * The vectors of texts by the service, as long as its former ones.
 * @throws EmbeddingsError also when they are not
 */
export async function embedTexts(
  db: Kysely<DB>,
  service: EmbeddingsService,
  texts: readonly string[],
  expected: number | null,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (texts.length === 0) return new Map();
  const vectors = await service.embed(texts, signal);
  const length = vectors[0]?.length ?? 0;
  if (expected !== null && length !== expected)
    throw new EmbeddingsError(
      `${service.host} answered with ${length} numbers a text where it used to be ${expected}: if the model was changed, press "Try now" to recompute all vectors`,
    );
  await noteSuccess(db, length);
  return new Map(texts.map((text, place) => [text, vectors[place] ?? []]));
}
