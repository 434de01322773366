import type { FormErrors } from '@mantine/form';

type Form = { getInputNode: (name: string) => HTMLElement | null };

/** Focuses the first invalid field in document order. */
export const focusInvalid =
  (form: Form) =>
  (errors: FormErrors): void => {
    const fields = Object.keys(errors).flatMap((name) => form.getInputNode(name) ?? []);
    const [first] = fields.toSorted(byDocumentOrder);
    first?.focus();
  };

function byDocumentOrder(one: Node, other: Node): number {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ? -1 : 1;
}
