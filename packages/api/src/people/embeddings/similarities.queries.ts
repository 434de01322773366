import { type Kysely, sql } from 'kysely';
import { type DB, primaryOf } from '@guildhall/db';
import { type PairSimilarities, type Scale, meaningVersion, similaritiesOf } from '@guildhall/matching';
import { toMemberVectors } from './member-vectors.queries.ts';

/** How many of the best by the shipped vectors are reranked by those of the embeddings service. */
export const REORDERED = 48;

type Model = { model: string; dimension: number; scale: Scale };

const TTL_MS = 10_000;
const cache = new WeakMap<Kysely<DB>, { until: number; model: Promise<Model | null> }>();

/** The model whose vectors can be compared; null without a service, or before enough members have vectors. */
export function currentModel(db: Kysely<DB>): Promise<Model | null> {
  const key = primaryOf(db);
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.model;
  const model = readModel(db);
  cache.set(key, { until: Date.now() + TTL_MS, model });
  model.catch(() => cache.delete(key));
  return model;
}

/** The next reader looks again: this process has just changed what is known of the service. */
export const forgetCurrentModel = (db: Kysely<DB>): void => void cache.delete(db);

async function readModel(db: Kysely<DB>): Promise<Model | null> {
  const state = await db
    .selectFrom('embeddingsState')
    .select(['model', 'dimension', 'mean', 'deviation'])
    .executeTakeFirst();
  if (!state || state.dimension === null || state.mean === null || state.deviation === null) return null;
  const { model, dimension, mean, deviation } = state;
  return { model, dimension, scale: { mean, deviation } };
}

/**
 * How alike needs and offers of the viewer and of each of these members are by the embeddings service; without
 * those whose vectors, or the viewer's, are missing or of a former profile.
 */
export async function listSimilarities(
  db: Kysely<DB>,
  viewerId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PairSimilarities>> {
  const current = await currentModel(db);
  if (!current || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('statementVectors as held')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'held.userId').onRef('users.version', '=', 'held.memberVersion'),
    )
    .select(['held.userId', 'held.dimension', 'held.needs', 'held.vectors'])
    .where(sql<boolean>`held.user_id = any(${[viewerId, ...ids]}::int[])`)
    .where('held.rules', '=', meaningVersion)
    .where('held.model', '=', current.model)
    .where('held.dimension', '=', current.dimension)
    .execute();
  const vectors = new Map(rows.map((row) => [row.userId, toMemberVectors(row)]));
  const mine = vectors.get(viewerId);
  if (!mine) return new Map();
  vectors.delete(viewerId);
  return new Map(
    [...vectors].map(([id, theirs]) => [
      id,
      {
        mine: similaritiesOf(mine, theirs, current.scale),
        theirs: similaritiesOf(theirs, mine, current.scale),
      },
    ]),
  );
}

/** The same candidates, with what is known of them by the embeddings service. */
export async function withSimilarities<Each extends { readonly id: number }>(
  db: Kysely<DB>,
  viewerId: number,
  candidates: readonly Each[],
): Promise<(Each & { similarities?: PairSimilarities | undefined })[]> {
  const ids = candidates.map(({ id }) => id);
  const similarities = await listSimilarities(db, viewerId, ids);
  return candidates.map((candidate) => ({ ...candidate, similarities: similarities.get(candidate.id) }));
}
