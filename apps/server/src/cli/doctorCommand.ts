import { readSettings } from '../settings.ts'
import { doctor, type Finding } from './doctor.ts'
import { options, said, type Streams, Unusable } from './streams.ts'

/** `tagmason-server doctor [--json]`. Gives the exit code: 0 all well, 1 something is bad, 2 unusable settings. */
export const doctorCommand = (args: readonly string[], streams: Streams): Promise<number> =>
  said(streams, async () => {
    const { values, positionals } = options(args, { json: { type: 'boolean' } })
    if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' says nothing to 'tagmason-server doctor': leave it out.`)
    const findings = await doctor(readSettings(process.env))
    streams.out(values.json === true ? `${JSON.stringify({ findings }, null, 2)}\n` : findings.map(line).join(''))
    return findings.some(({ state }) => state === 'bad') ? 1 : 0
  })

const marks = { good: 'ok      ', doubtful: 'look    ', bad: 'BROKEN  ' }

const line = ({ state, about, says, todo }: Finding) => `${marks[state]}${about.padEnd(10)} ${says}.${todo === null ? '' : ` ${todo}`}\n`
