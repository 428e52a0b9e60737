import { installOurs, installPeers } from './uiPeers.ts'
import type { Library } from './uiParts.ts'
import { type Sizes, sizesOf } from './uiSizes.ts'
import { speedsOf, type Table } from './uiSpeeds.ts'

type Print = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) => void

const aims = { button: 6, grid: 0.5, css: 14 }
const visits = 5
const names: Record<Table, string> = {
  ours: 'ours',
  mui: 'MUI X DataGrid (100 rows a page)',
  mantine: 'Mantine Table over TanStack',
  tanstack: 'TanStack Table + Virtual, plain',
}

/** Prints whether an aim is met; hands back how many are not: none or one. */
function said(what: string, met: boolean, figure: string): number {
  console.log(`  aim: ${what} ${met ? 'is met' : 'is NOT met'} (${figure})`)
  return met ? 0 : 1
}
const kb = (value: number) => value.toFixed(1)

/** Prints how large and how fast the primitives are beside the same parts of others; hands back how many aims are not met. */
export async function benchUi(print: Print): Promise<number> {
  const complete = installPeers()
  if (!complete)
    console.log('\nThe libraries to compare with could not be installed, so only ours is measured: try again with a connection to a package registry.')
  installOurs()
  const unmet = await printSizes(print, complete ? ['ours', 'Mantine', 'Radix Themes', 'MUI', 'Carbon'] : ['ours'])
  await printSpeeds(print, complete ? ['ours', 'mui', 'mantine', 'tanstack'] : ['ours'])
  return unmet
}

async function printSizes(print: Print, libraries: readonly Library[]): Promise<number> {
  const sizes = new Map<Library, Sizes>()
  for (const library of libraries) sizes.set(library, await sizesOf(library))
  const ours = sizes.get('ours')
  if (ours === undefined) return 0
  const peers = [...sizes].filter(([library]) => library !== 'ours')
  const beside = (own: number, of: (peer: Sizes) => number) =>
    peers.map(([, peer]) => (of(peer) === 0 ? 'none' : `${kb(of(peer))} ${`${(of(peer) / own).toFixed(1)}x`.padStart(6)}`))
  print(
    'Primitives, KB after gzip, React outside (beside: how often as large as ours)',
    ['', 'ours', ...peers.map(([library]) => library)],
    [
      ...(['Button', 'Select', 'Dialog', 'DataTable'] as const).flatMap((part) => [
        [`${part}, JavaScript`, kb(ours.js[part]), ...beside(ours.js[part], ({ js }) => js[part])],
        [`${part}, its own CSS`, kb(ours.css[part]), ...beside(ours.css[part], ({ css }) => css[part])],
      ]),
      ['all CSS', kb(ours.all), ...beside(ours.all, ({ all }) => all)],
      ['rules of font faces, apart', kb(ours.faces), ...beside(ours.faces, ({ faces }) => faces)],
    ],
  )
  if (peers.length > 0) {
    console.log(
      '  DataTable is mantine-datatable, the Table of Radix (markup only: no sorting, pages or selection), MUI X DataGrid and the DataTable of Carbon.',
    )
    console.log('  Select is the Dropdown of Carbon, Dialog the Modal of Mantine and Carbon. MUI makes its styles while it runs, so they count as JavaScript.')
  }

  let unmet = 0
  unmet += said(`Button of at most ${aims.button} KB`, ours.js.Button <= aims.button, kb(ours.js.Button))
  unmet += said(`all CSS of at most ${aims.css} KB`, ours.all <= aims.css, kb(ours.all))
  const grid = sizes.get('MUI')?.js.DataTable
  if (grid !== undefined)
    unmet += said('DataTable of at most half of MUI X DataGrid', ours.js.DataTable <= grid * aims.grid, `${kb(ours.js.DataTable)} of ${kb(grid)}`)
  for (const [what, of] of [
    ...(['Button', 'Select', 'Dialog', 'DataTable'] as const).map((part) => [part, (each: Sizes) => each.js[part]] as const),
    ['all CSS', (each: Sizes) => each.all] as const,
  ]) {
    const larger = peers.filter(([, peer]) => of(peer) !== 0 && of(peer) <= of(ours)).map(([library]) => library)
    if (peers.length > 0)
      unmet += said(`${what} smaller than each of the others`, larger.length === 0, larger.length === 0 ? kb(of(ours)) : `not than ${larger.join(', ')}`)
  }
  return unmet
}

async function printSpeeds(print: Print, tables: readonly Table[]): Promise<void> {
  const speeds = await speedsOf(tables, visits)
  const ours = speeds.get('ours')
  if (ours === undefined) return
  const cell = (value: number, own: number) => `${value.toFixed(1)} ${`${(value / own).toFixed(1)}x`.padStart(6)}`
  print(
    `100,000 rows, milliseconds, medians of ${visits} visits in turns (beside: how often as long as ours)`,
    ['', 'mount', 'sort', 'work for a jump', 'elements'],
    [...speeds].map(([table, { mount, sort, jump, elements }]) => [
      names[table],
      cell(mount, ours.mount),
      cell(sort, ours.sort),
      cell(jump, ours.jump),
      String(elements),
    ]),
  )
  if (tables.length > 1) {
    console.log(
      '  The free DataGrid shows at most 100 rows a page: it reads and sorts all 100,000, but jumps inside its page only. Mantine has no virtual table of its own.',
    )
  }
}
