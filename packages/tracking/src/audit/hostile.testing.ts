import { html } from './testing/makers.ts'

/** Contents of a container that want an audit to be slow, and where each stands in it: about as long as `letters` says. */
export interface HostileContent {
  name: string
  /** As `put` takes it, inside of `containerVersion`. */
  path: string
  of(letters: number): unknown
}

export const hostileContents: readonly HostileContent[] = [
  { name: 'html', path: 'tag.7', of: (letters) => html('<script '.repeat(letters / 8)) },
  { name: 'old paths', path: 'variable.1.parameter.0.value', of: (letters) => 'ecommerce.'.repeat(letters / 10) },
  {
    name: 'names',
    path: 'trigger.0.customEventFilter.0',
    of: (letters) => ({
      type: 'MATCH_REGEX',
      parameter: [
        { type: 'TEMPLATE', key: 'arg0', value: '{{_event}}' },
        { type: 'TEMPLATE', key: 'arg1', value: `${'a'.repeat(letters)}!` },
      ],
    }),
  },
  { name: 'a name', path: 'tag.1.name', of: (letters) => 'a_'.repeat(letters / 2) },
  { name: 'a key', path: 'variable.0.parameter.0.value', of: (letters) => 'SG.'.repeat(letters / 3) },
  { name: 'spaces', path: 'variable.0.parameter.0.value', of: (letters) => `Bearer ${' '.repeat(letters)}` },
  { name: 'a selector', path: 'trigger.1.filter.0.parameter.1.value', of: (letters) => 'a,'.repeat(letters / 100) },
  {
    name: 'equal names',
    path: 'trigger',
    of: (letters) => Array.from({ length: letters / 65 }, (_, index) => ({ triggerId: String(index), name: 'x', type: 'PAGEVIEW' })),
  },
]
