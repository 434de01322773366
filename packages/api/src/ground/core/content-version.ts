import { createHash } from 'node:crypto';

/**
 * The version of a row that counts none, by the values that an edit can change: equal for equal values, so an edit that
 * was taken back is no conflict.
 * @returns an integer of 48 bits
 */
export const contentVersion = (values: unknown[]): number =>
  createHash('sha256').update(JSON.stringify(values)).digest().readUIntBE(0, 6);
