/** Marks an element that a step of the tour points at; it may serve several steps. */
export const tourTarget = (...steps: string[]) => ({ 'data-tour': steps.join(' ') });

/** The first visible element of a step: on a phone, some are behind the menu and its button stands for them. */
export const findTourTarget = (step: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour~="${step}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
