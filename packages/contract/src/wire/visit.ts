/**
 * Header of a number that a page draws when it opens and forgets when it closes. Limits on guesses and on guests count by it beside
 * the address, so that one phone that errs does not stop the others of its school.
 */
export const VISIT_HEADER = 'x-visit';
