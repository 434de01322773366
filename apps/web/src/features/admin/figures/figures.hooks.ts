import { keepPreviousData } from '@tanstack/react-query';
import { PRESETS } from '@guildhall/api/console/figures/figures.schema';
import { type Inputs, type Outputs, trpc } from '../../../lib/trpc.ts';
import { nextPage } from '../shared/pages.ts';

export type Figures = Outputs['admin']['figures']['get'];
export type Preset = (typeof PRESETS)[number];
export type FiguresFilter = { preset: Preset } | { from: string; to: string };

/** The chosen days, as in the URL. */
export function filterFrom(params: URLSearchParams): FiguresFilter {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from && to) return { from, to };
  return { preset: PRESETS.find((name) => name === params.get('preset')) ?? 'thisYear' };
}

export const useFigures = (filter: FiguresFilter) =>
  trpc.admin.figures.get.useQuery(filter, { placeholderData: keepPreviousData });

export type MembersInput = Omit<Inputs['admin']['figures']['members'], 'cursor'>;
export type IntroductionsInput = Omit<Inputs['admin']['figures']['introductions'], 'cursor'>;
export type OrdersInput = Omit<Inputs['admin']['figures']['orders'], 'cursor'>;

type FigureOrder = Outputs['admin']['figures']['orders']['items'][number];
export type FigurePerson = FigureOrder['member'];

const LIMIT = 50;

export const useFigureMembers = (input: MembersInput) =>
  trpc.admin.figures.members.useInfiniteQuery({ ...input, limit: LIMIT }, { getNextPageParam: nextPage });

export const useFigureIntroductions = (input: IntroductionsInput) =>
  trpc.admin.figures.introductions.useInfiniteQuery(
    { ...input, limit: LIMIT },
    { getNextPageParam: nextPage },
  );

export const useFigureOrders = (input: OrdersInput) =>
  trpc.admin.figures.orders.useInfiniteQuery({ ...input, limit: LIMIT }, { getNextPageParam: nextPage });
