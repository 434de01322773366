import { z } from 'zod';

/** Fields as an editor found them, as texts by name: what someone else changed meanwhile is refused. */
export const ExpectedFields = z.record(z.string().max(40), z.string().max(20_000)).optional();
