import type { Token } from '../text.ts';
import { roleWords } from './markers.ts';
import { type Role, roles } from './statement.ts';

/** Whom the words want as a person; null when they want something done. */
export const roleOf = (tokens: readonly Token[]): Role | null =>
  roles.find((role) => tokens.some(({ word }) => roleWords[role].has(word))) ?? null;
