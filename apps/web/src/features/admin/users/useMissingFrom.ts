import { useSearchParam } from '../../../lib/useSearchParam.ts';

/** The import whose list the members shown are not in, as the address of the page has it. */
export function useMissingFrom() {
  const { value, clear } = useSearchParam('missingFrom');
  return { id: /^[1-9]\d{0,8}$/.test(value ?? '') ? Number(value) : undefined, clear };
}
