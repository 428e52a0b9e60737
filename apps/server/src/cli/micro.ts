import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { type MeasurementPlan, measurementPlanSchema } from '@tagmason/domain'
import { loadSentences } from '@tagmason/tracking'
import { microApp } from '../micro/app.ts'
import { Judged } from '../micro/judged.ts'
import { serve } from '../serve.ts'
import { options, said, type Streams, Unusable } from './streams.ts'

const known = {
  plan: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  run: { type: 'string' },
  junit: { type: 'string' },
  json: { type: 'boolean' },
} as const

/**
 * `tagmason-server micro --plan PLAN [--run COMMAND]`: takes events of every wire format and judges each by a plan. With `--run` until the command ends, else until it is interrupted.
 * Gives the exit code: 0 all good, 1 an event was wrong, unplanned or missing or the command failed, 2 unusable input.
 */
export const micro = (args: readonly string[], streams: Streams, stopped: Promise<void> = interrupted()): Promise<number> =>
  said(streams, async () => {
    const { values, positionals } = options(args, known)
    if (positionals[0] !== undefined) throw new Unusable(`'${positionals[0]}' says nothing to 'tagmason-server micro': leave it out.`)
    if (values.plan === undefined) throw new Unusable("No plan was named: use 'tagmason-server micro --plan plan.json'.")
    const port = Number(values.port ?? 4311)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Unusable(`--port cannot be '${values.port}': give a number from 0 to 65535.`)
    const judged = new Judged(await planAt(values.plan), await loadSentences('en'))
    const serving = await serve(microApp(judged), { host: values.host ?? '127.0.0.1', port })
    try {
      streams.error(`Listening on ${serving.address}: point clients here, and read /good, /bad, /missing and /report.junit.xml.\n`)
      const failed = values.run === undefined ? await stopped.then(() => false) : (await ended(values.run, serving.address)) !== 0
      if (values.junit !== undefined) await writeFile(values.junit, judged.junit())
      const missing = judged.missing()
      streams.out(values.json === true ? `${JSON.stringify({ good: judged.good, bad: judged.bad, missing }, null, 2)}\n` : textOf(judged, missing))
      return failed || judged.bad.length > 0 || missing.length > 0 ? 1 : 0
    } finally {
      await serving.close()
    }
  })

function textOf({ good, bad }: Judged, missing: readonly string[]): string {
  const lines = [
    ...bad.map(
      ({ number, event, format, problems }) =>
        `bad      ${number} ${event || '(not readable)'} (${format || 'unknown'})\n${problems.map((one) => `  ${one}\n`).join('')}`,
    ),
    ...missing.map((name) => `missing  ${name}\n`),
  ]
  return `${lines.join('')}${good.length} good, ${bad.length} bad, ${missing.length} missing\n`
}

async function planAt(path: string): Promise<MeasurementPlan> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Unusable(`${path} cannot be read: name the plan.json that 'tagmason plan' writes.`)
  })
  try {
    return measurementPlanSchema.parse(JSON.parse(text))
  } catch {
    throw new Unusable(`${path} is no plan: name the plan.json that 'tagmason plan' writes.`)
  }
}

/** Runs a command in the shell, which finds the address under TAGMASON_MICRO; gives its exit code. */
const ended = (command: string, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, TAGMASON_MICRO: address } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })

const interrupted = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
