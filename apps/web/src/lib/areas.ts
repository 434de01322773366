import { type Area, isPageOn } from '@guildhall/api/ground/settings/areas.schema';
import { trpc } from './trpc.ts';

const NONE: Area[] = [];

/** The areas that the community has switched off. */
function useDisabledAreas(): Area[] {
  return trpc.site.config.useQuery().data?.community.disabledAreas ?? NONE;
}

export function useIsAreaOn(): (area: Area) => boolean {
  const disabled = useDisabledAreas();
  return (area) => !disabled.includes(area);
}

/** Whether an address belongs to no area that is switched off. */
export function useIsPageOn(): (path: string) => boolean {
  const disabled = useDisabledAreas();
  return (path) => isPageOn(path, disabled);
}
