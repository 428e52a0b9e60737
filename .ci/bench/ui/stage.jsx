import { createRoot } from 'react-dom/client'

/** So many rows, the same in every table; the least amount stands far down. */
const rows = Array.from({ length: 100_000 }, (_, at) => ({
  id: String(at + 1),
  name: `Row ${at + 1}`,
  amount: (at * 7919 + 12_345) % 100_003,
  day: `2024-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
  state: at % 7 === 0 ? 'paused' : 'active',
}))
const least = rows.reduce((found, row) => (row.amount < found.amount ? row : found))

export const heads = { name: 'Name', amount: 'Amount', day: 'Day', state: 'State' }

/** Resolves after the frame in which something holds, with the milliseconds since the start. */
const since = (start, holds) =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - start > 60_000) reject(new Error('A table did not show what it was asked for within a minute.'))
      else if (holds()) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
      else requestAnimationFrame(look)
    }
    look()
  })

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const stage = () => document.querySelector('#stage')
const shows = (name) => [...stage().querySelectorAll('td, th, [role=gridcell]')].some((cell) => cell.textContent === name)
const scroller = () =>
  [...stage().querySelectorAll('*')].find((each) => each.scrollHeight > each.clientHeight * 1.5 && /auto|scroll/.test(getComputedStyle(each).overflowY))

/** What the bench calls in the page of each table. */
export function play(Table) {
  globalThis.bench = {
    mount: () => {
      const start = performance.now()
      createRoot(stage()).render(<Table rows={rows} />)
      return since(start, () => shows('Row 1'))
    },
    sort: () => {
      const head = [...stage().querySelectorAll('th, [role=columnheader]')].find((each) => each.textContent.includes(heads.amount))
      const start = performance.now()
      ;(head.querySelector('button') ?? head).click()
      return since(start, () => shows(least.name))
    },
    /** Jumps through all that can be scrolled; the bench reads from the browser how long it worked on it. */
    scroll: async (jumps) => {
      const place = scroller()
      for (let at = 1; at <= jumps; at++) {
        place.scrollTop = ((place.scrollHeight - place.clientHeight) * at) / jumps
        await frame()
      }
      return stage().querySelectorAll('*').length
    },
  }
}
