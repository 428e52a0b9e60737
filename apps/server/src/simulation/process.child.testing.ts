// A process of its own: simulates, closes while a simulation without end runs, and leaves another thread at rest.
import { backtracking, containerOf, endless, home } from './containers.testing.ts'
import { openSimulator } from './simulator.ts'

const tell = (line: string) => process.stdout.write(`${line}\n`)
const patient = { limitMs: 600_000, waitMs: 60_000 }
const one = openSimulator(patient)
await one.simulate(containerOf('^a+$'), [home], { language: 'en' })
tell('simulated')
const long = one.simulate(containerOf(backtracking), [home, endless], { language: 'en' }).then(({ impossible }) => tell(`closed: ${impossible}`))
await new Promise(setImmediate)
await one.close()
await long
await openSimulator(patient).simulate(containerOf('^a+$'), [home], { language: 'en' })
tell('at rest')
