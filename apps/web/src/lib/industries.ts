import { useShownName } from './shown-name.ts';
import { trpc } from './trpc.ts';

const NONE: string[] = [];

/** The industries and categories that forms and filters offer, in the order of the community. */
export const useIndustries = (): string[] => trpc.site.config.useQuery().data?.industries ?? NONE;

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

/** How the community writes a stored industry; one that is not on the list is shown as it is. */
export function useIndustryLabel(): (value: string) => string {
  const listed = useIndustries();
  const shownName = useShownName();
  return (value) => shownName(listed.find((name) => isSame(name, value)) ?? value);
}

/** The options of a select; a stored value that is not on the list stays selectable. */
export function useIndustryOptions() {
  const industries = useIndustries();
  const shownName = useShownName();
  return (prompt: string, stored: string | null | undefined, listed: readonly string[] = industries) => {
    const own = stored && !listed.some((name) => isSame(name, stored)) ? [stored] : [];
    return [
      { value: '', label: prompt },
      ...[...listed, ...own].map((name) => ({
        value: stored && isSame(name, stored) ? stored : name,
        label: shownName(name),
      })),
    ];
  };
}
