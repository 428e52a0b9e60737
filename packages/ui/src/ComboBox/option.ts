export interface ComboBoxOption {
  /** What is given to `onChange`. */
  value: string
  /** The words that are searched and shown. */
  label: string
  /** A second line in small; it is searched too. */
  detail?: string
}
