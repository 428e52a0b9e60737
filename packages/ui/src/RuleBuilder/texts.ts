/** The words of a RuleBuilder. */
export interface RuleTexts {
  match: string
  all: string
  any: string
  /** Before the first row, and between rows. */
  where: string
  and: string
  or: string
  /** The name of one row; nested rows are numbered as `3.1`. */
  condition(number: string): string
  group(number: string): string
  field: string
  operator: string
  value: string
  /** Said while nothing is chosen. */
  choose: string
  add: string
  addGroup: string
  /** The name of the button that removes a row or a group, from its name. */
  remove(row: string): string
  /** When there are no rows. */
  none: string
  /** The operators that fields have when the caller names none of its own. */
  operators: Record<'is' | 'isNot' | 'contains' | 'startsWith' | 'isEmpty' | 'isFilled' | 'more' | 'less' | 'before' | 'after', string>
}

export const englishRules: RuleTexts = {
  match: 'Which must hold',
  all: 'All of these',
  any: 'Any of these',
  where: 'Where',
  and: 'and',
  or: 'or',
  condition: (number) => `Condition ${number}`,
  group: (number) => `Group ${number}`,
  field: 'Field',
  operator: 'Comparison',
  value: 'Value',
  choose: 'Choose',
  add: 'Add condition',
  addGroup: 'Add group',
  remove: (row) => `Remove: ${row}`,
  none: 'No conditions, so everything matches.',
  operators: {
    is: 'is',
    isNot: 'is not',
    contains: 'contains',
    startsWith: 'starts with',
    isEmpty: 'is empty',
    isFilled: 'is not empty',
    more: 'is more than',
    less: 'is less than',
    before: 'is before',
    after: 'is after',
  },
}
