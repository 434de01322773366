import { type Expression, sql } from '@guildhall/db';

/**
 * A page's rows and one more, as a number in the statement itself. A limit that comes as a value keeps
 * PostgreSQL from ever settling on one plan, and planning takes longer than reading a page. Only for
 * lists that are walked along one index whatever the values are; a search wants a plan for its words.
 */
export const pageAndOne = (limit: number): Expression<number> => sql.lit(limit + 1);
