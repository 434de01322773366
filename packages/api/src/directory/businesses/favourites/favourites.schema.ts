import { z } from 'zod';
import { id, isoDate } from '../../../ground/values/fields.ts';
import { PageInput } from '../../../ground/core/keyset.ts';
import { BusinessCard } from '../businesses.schema.ts';

/** The desired state, not a toggle, so that it is idempotent. */
export const SetFavouriteInput = z.object({ id, saved: z.boolean() });
export type SetFavouriteInput = z.infer<typeof SetFavouriteInput>;

export const FavouriteState = SetFavouriteInput;
export type FavouriteState = z.infer<typeof FavouriteState>;

export const ListFavouritesInput = PageInput;
export type ListFavouritesInput = z.infer<typeof ListFavouritesInput>;

export const Favourite = BusinessCard.extend({ savedAt: isoDate });
export type Favourite = z.infer<typeof Favourite>;

export const FavouritePage = z.object({ items: z.array(Favourite), nextCursor: z.string().nullable() });
export type FavouritePage = z.infer<typeof FavouritePage>;
