import { showError } from './show-error.ts';

type Options<Input> = {
  /** Mutations of one scope run one after another, so that quick clicks cannot overtake each other. */
  scope: string;
  isOn: (input: Input) => boolean;
  /** Writes the value into the cache. */
  set: (isOn: boolean) => void;
  /** Cancels the queries whose answers would overwrite the value. */
  cancel: () => Promise<unknown>;
  onError?: (error: { message: string }) => void;
};

/** Options of a mutation that switches something on or off: an optimistic update, rolled back on error. */
export const optimisticToggle = <Input>({
  scope,
  isOn,
  set,
  cancel,
  onError = showError,
}: Options<Input>) => ({
  scope: { id: scope },
  meta: { skipInvalidation: true },
  async onMutate(input: Input): Promise<void> {
    set(isOn(input));
    await cancel();
    // Cancelling reverts a query to what it held before the fetch.
    set(isOn(input));
  },
  onError(error: { message: string }, input: Input): void {
    set(!isOn(input));
    onError(error);
  },
});
