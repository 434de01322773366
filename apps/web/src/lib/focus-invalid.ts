import type { FormErrors } from '@mantine/form';

type Form = { getInputNode: (name: string) => HTMLElement | null };

/** Leads to the first field on the page that has to be put right. */
export const focusInvalid =
  (form: Form) =>
  (errors: FormErrors): void => {
    const fields = Object.keys(errors).flatMap((name) => form.getInputNode(name) ?? []);
    const [first] = fields.toSorted(byPlace);
    first?.focus();
  };

function byPlace(one: Node, other: Node): number {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ? -1 : 1;
}
