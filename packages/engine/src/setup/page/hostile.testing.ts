const times = (many: number, text: (at: number) => string) => Array.from({ length: many }, (_, at) => text(at)).join('')

/** Pages that want their reader to be slow, by name: at a `share` of 1 just below what is refused, at less as much shorter. */
export const hostilePages: Readonly<Record<string, (share: number) => string>> = {
  'a flat page': (share) => '<button>x</button>'.repeat(49_000 * share),
  'many attributes': (share) => `<button ${Array.from({ length: 120_000 * share }, (_, at) => `a${at.toString(36)}`).join(' ')}>x</button>`,
  'one long text': (share) => `<button>${'x '.repeat(440_000 * share)}</button>`,
  'formatting that is opened again and again': (share) => `${times(400, (at) => `<font size=${at}>`)}${'<p>x'.repeat(60_000 * share)}`,
  'buttons in buttons': (share) => `${'<div role=button>'.repeat(500)}${'x'.repeat(100_000 * share)}`,
  'one label for all': (share) => `<label for=a>${'<b>x</b>'.repeat(40_000 * share)}</label>${'<input id=a>'.repeat(40_000 * share)}`,
}
