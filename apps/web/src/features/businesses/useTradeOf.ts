import { useShownName } from '../../lib/shown-name.ts';

type Trade = { industry: string | null; category: string | null };

/** 'Retail · E-commerce', or one of them when both say the same. */
export function useTradeOf(): (trade: Trade) => string {
  const shownName = useShownName();
  return ({ industry, category }) =>
    [...new Set([industry, category].flatMap((name) => (name ? [shownName(name)] : [])))].join(' · ');
}
