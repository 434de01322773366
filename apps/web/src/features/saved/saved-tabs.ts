import type { ComponentType } from 'react';
import type { SavedTab } from '../../app/paths.ts';
import { FavouriteBusinesses } from '../businesses/favourites/FavouriteBusinesses.tsx';
import { SavedArticles } from './SavedArticles.tsx';
import { SavedOpportunities } from './SavedOpportunities.tsx';
import { SavedPosts } from './SavedPosts.tsx';

/** What members keep, in the order of the tabs. */
export const SAVED_TABS: { value: SavedTab; label: string; Panel: ComponentType }[] = [
  { value: 'posts', label: 'Posts', Panel: SavedPosts },
  { value: 'articles', label: 'Articles', Panel: SavedArticles },
  { value: 'businesses', label: 'Businesses', Panel: FavouriteBusinesses },
  { value: 'opportunities', label: 'Opportunities', Panel: SavedOpportunities },
];
