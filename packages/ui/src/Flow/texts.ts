/** The words of a Flow. */
export interface FlowTexts {
  /** The name of the choice between graph and list. */
  view: string
  graph: string
  list: string
  add: string
  addAfter: string
  earlier: string
  later: string
  remove: string
  /** Why the first step cannot go earlier, and the last not later. */
  isFirst: string
  isLast: string
  /** When there are no steps. */
  none: string
  /** How the graph is read with the keyboard. */
  keys: string
  /** Said of a step, for readers of the screen. */
  leadsTo(titles: string): string
  /** Where a branch goes on with a step that stands elsewhere in the list. */
  goesOn(title: string): string
  goesBack(title: string): string
  /** The name of a branch that has no words of its own. */
  branch(number: string): string
}

export const englishFlow: FlowTexts = {
  view: 'View',
  graph: 'Graph',
  list: 'List',
  add: 'Add step',
  addAfter: 'Add step after this',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Remove',
  isFirst: 'This is the first step.',
  isLast: 'This is the last step.',
  none: 'No steps yet',
  keys: 'Arrow keys follow the ways from step to step; Enter selects.',
  leadsTo: (titles) => `Leads to: ${titles}`,
  goesOn: (title) => `Goes on with: ${title}`,
  goesBack: (title) => `Goes back to: ${title}`,
  branch: (number) => `Branch ${number}`,
}
