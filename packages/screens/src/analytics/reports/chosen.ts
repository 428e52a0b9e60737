/** What one of the dialogs is about: a report by its id, one that is still to be chosen, or nothing. */
export type Chosen = string | undefined
