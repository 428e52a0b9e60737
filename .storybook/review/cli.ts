// The commands of the review; package.json says how they are called.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { accepted } from './accept.ts'
import { counted, type Coverage, gateFaults, pictureFaults, type Required } from './gate.ts'
import { takeLock } from './lock.ts'
import { places, store } from './places.ts'
import type { StoryRecord } from './record.ts'
import { writeReport } from './report.ts'
import { builtRoutes, indexedStories, recorded } from './results.ts'
import { signedPictures, unsigned } from './signoff.ts'
import { readSignoff } from './signoffFile.ts'
import { commitOf, keepTally, tallyIn } from './tally.ts'

const readJson = <T>(file: string, otherwise: T): T => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise)
const signoff = () => readSignoff(places.signoff)
const completeMark = join(places.reports, 'complete')
function markComplete() {
  mkdirSync(places.reports, { recursive: true })
  writeFileSync(completeMark, '')
}

/** Whether somebody asked to stop: a run ends with its browser, and what was found until then is told. */
let stopped = false

interface How {
  /** Pictures without axe. */
  bare?: boolean
  /** Without pictures nothing is recorded: stories are played and checked. */
  pictures?: boolean
  /** The files of stories from the last to the first. */
  reverse?: boolean
  /** Answers, steps and frames take times that differ (../shaken.ts). */
  shaken?: boolean
}

/** Browsers that play at once: each waits a third of its time, for frames and for pictures, so that one more than there are cores keeps them busy; more than four would wait for the disk. */
const browsers = Math.min(4, availableParallelism() + 1)
/** So many files are worth a browser of their own: to open one, and to load what all stories need, takes as long as the stories of several files. */
const worthABrowser = 25

/** Options of Vitest that choose no stories. */
const choosesNothing = (arg: string) => /^--(reporter|outputFile)/.test(arg)

const children = new Set<ChildProcess>()

/** Plays what Vitest is told to, in one browser; `part` tells the browsers that play at once apart. */
function playPart(args: readonly string[], part: number, env: NodeJS.ProcessEnv): Promise<boolean> {
  // Vitest itself, and not npx around it, so that it hears a request to stop and closes its browser.
  const vitest = join(places.root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'storybook', ...args], {
    cwd: places.root,
    stdio: 'inherit',
    // What one of them optimises of its dependencies is not to be swept away by another.
    env: { ...env, STORY_SHARD: String(part), TAGMASON_STORIES: '1' },
  })
  children.add(child)
  return new Promise<boolean>((resolve) => child.on('close', (status) => resolve(status === 0)).on('error', () => resolve(false))).finally(() =>
    children.delete(child),
  )
}

/** Plays the stories, with pictures or without, all of them in several browsers at once. Arguments go to Vitest: paths, `-t`, `--changed`. */
async function play(args: readonly string[], { bare = false, reverse = false, shaken = false, pictures = true }: How = {}): Promise<boolean> {
  rmSync(places.reports, { recursive: true, force: true })
  const all = args.every(choosesNothing)
  const files = readdirSync(join(places.root, 'packages'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stories.tsx')).length
  const count = all ? Math.min(browsers, Math.max(1, Math.floor(files / worthABrowser))) : 1
  const env = {
    ...process.env,
    ...(pictures ? { VITE_PICTURES: bare ? 'only' : '1' } : {}),
    STORY_ORDER: reverse ? 'reverse' : 'path',
    VITE_SHAKEN: shaken ? '1' : '0',
  }
  const stop = () => {
    stopped = true
    for (const child of children) child.kill('SIGTERM')
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const parts = Array.from({ length: count }, (_, at) => {
    const part = at + 1
    const report = bare ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${places.part(part)}`]
    return playPart([...(all ? [`--shard=${part}/${count}`] : []), ...report, ...args], part, env)
  })
  const good = (await Promise.all(parts)).every(Boolean)
  process.off('SIGINT', stop).off('SIGTERM', stop)
  // Only what was drawn whole and well may later replace or drop what was accepted.
  if (good && all && pictures && !stopped) markComplete()
  return good && !stopped
}

/** Says what the last run found, writes its report, and answers the number of faults. `complete` also holds the counts. */
async function judge(complete: boolean): Promise<number> {
  const records = recorded()
  const images = store.images()
  const faults = [
    ...pictureFaults(records.values()),
    ...(complete
      ? gateFaults({
          indexed: await indexedStories(),
          records,
          manifest: store.read(),
          coverage: readJson<Coverage>(places.coverage, {}),
          required: readJson<Required>(places.required, {}),
          built: builtRoutes(),
          images: new Set(images),
          unsound: await unsound(images),
          signed: signedPictures(signoff()),
        })
      : []),
  ]
  const report = await writeReport([...records.values()], faults)
  const pictures = [...records.values()].flatMap((record) => record.pictures)
  const slowest = [...records.values()].sort((one, other) => other.took - one.took).slice(0, 5)
  const same = pictures.filter(({ state }) => state === 'same').length
  writeFileSync(join(places.reports, 'summary.json'), JSON.stringify({ same, faults }))
  for (const fault of faults.slice(0, 100)) console.error(fault)
  if (faults.length > 100) console.error(`… and ${faults.length - 100} more in the report.`)
  say(`${records.size} stories, ${pictures.length} pictures, ${pictures.length - same} not as accepted, ${faults.length} faults: ${report}`)
  say(`Slowest: ${slowest.map(({ story, took }) => `${story} ${took} ms`).join(', ')}`)
  say(`Seconds: ${[...timesOf(records.values())].map(([part, time]) => `${part} ${(time / 1000).toFixed(0)}`).join(', ')}`)
  return faults.length
}

/** Where the time of all stories went, in milliseconds by part. */
function timesOf(records: Iterable<StoryRecord>): Map<string, number> {
  const times = new Map<string, number>()
  for (const { spent } of records) for (const [part, time] of Object.entries(spent)) times.set(part, (times.get(part) ?? 0) + time)
  return times
}

/** The images that do not hold what their name says. Four are read at once: it is done outside this thread. */
async function unsound(images: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const open = images.values()
  const read = async () => {
    for (const image of open) if (!(await store.sound(image))) found.push(image)
  }
  await Promise.all([read(), read(), read(), read()])
  return found
}

/** `visual:accept`: what was seen becomes the accepted picture. */
async function accept(args: readonly string[]) {
  const ids = args.filter((arg) => !arg.startsWith('--'))
  const all = args.includes('--changed')
  if (ids.length === 0 && !all) return refuse('Nothing was named, so nothing was accepted: give ids of stories, or --changed for all that the last run found.')
  const records = recorded()
  if (records.size === 0) return refuse('There is no run to accept pictures of: npm run visual first.')
  const unknown = ids.filter((id) => !records.has(id))
  if (unknown.length > 0) return refuse(`The last run drew no ${unknown.join(', ')}, so nothing was accepted: npm run visual, and take the ids from its list.`)
  const complete = existsSync(completeMark)
  const before = store.read()
  const { manifest, taken, dropped } = await accepted(before, records, {
    ...(all ? {} : { chosen: new Set(ids) }),
    ...(complete ? { listed: new Set((await indexedStories()).map(({ id }) => id)) } : {}),
    actual: places.actual,
    store,
  })
  store.write(manifest)
  const named = new Set([...Object.values(manifest).flatMap((shots) => Object.values(shots)), ...signedPictures(signoff())])
  const pruned = store.prune(named)
  if (complete && all) writeFileSync(places.coverage, `${JSON.stringify(counted(await indexedStories(), records), null, 2)}\n`)
  for (const line of taken.slice(0, 50)) say(`accepted ${line}`)
  for (const line of dropped) say(`dropped  ${line}`)
  say(
    `${taken.length} accepted, ${dropped.length} dropped, ${pruned} images removed.${complete || !all ? '' : ' The run was not a complete one, so counts and dropped pictures stay as they were.'}`,
  )
}

/**
 * `visual:steady N`: the whole set again and again, without axe; any picture that is not as accepted, or is missing from a run, is a difference, and stays under `reports/steady`. Every second run goes through the
 * files from the last to the first, so that a story that depends on those before it is found. `shaken` finds what depends on how fast answers and frames come, sooner than many runs of a quiet machine. Runs of the
 * same commit that were made before count: whoever was interrupted goes on.
 */
async function steady(text: string, how = '') {
  const times = Number(text)
  const shaken = how === 'shaken'
  if (how !== '' && !shaken) return refuse(`'${how}' is no way to play the stories: leave it out, or say shaken.`)
  if (!Number.isInteger(times) || times < 2) return refuse(`'${text}' is no number of runs: give a whole number from 2, as npm run visual:steady -- 20.`)
  const wanted = Object.entries(store.read()).flatMap(([story, shots]) => Object.keys(shots).map((mode) => `${story} in ${mode}`))
  const commit = commitOf(places.root)
  const tally = tallyIn(places.tally, `${commit ?? 'changed'} ${how}`)
  if (tally.runs === 0) rmSync(places.steady, { recursive: true, force: true })
  if (tally.runs > 0)
    say(
      `Going on after ${tally.runs} runs of this commit, with ${tally.taken} pictures and ${tally.differences} differences. To begin anew, remove ${places.steady}.`,
    )
  while (tally.runs < times) {
    const round = tally.runs + 1
    const good = await play(['--reporter=dot'], { bare: true, reverse: round % 2 === 0, shaken })
    if (stopped) break
    const pictures = [...recorded().values()].flatMap((record) => record.pictures.map((picture) => ({ ...picture, key: `${record.story} in ${picture.mode}` })))
    const found = new Set(pictures.map(({ key }) => key))
    const faults = [
      ...(good ? [] : ['stories failed']),
      ...pictures.filter(({ state }) => state !== 'same').map(({ key, pixels }) => `${key} differs in ${pixels} pixels from the accepted picture`),
      ...wanted.filter((key) => !found.has(key)).map((key) => `${key} was not taken`),
    ]
    for (const fault of faults) console.error(`Run ${round}: ${fault}.`)
    if (faults.length > 0 && existsSync(places.allActual)) cpSync(places.allActual, join(places.steady, String(round)), { recursive: true })
    tally.differences += faults.length
    tally.taken += pictures.length
    tally.exact += pictures.filter(({ hash, accepted }) => hash === accepted).length
    tally.runs++
    // Who changes a file meanwhile has pictures of neither commit.
    if (commit !== undefined && commit === commitOf(places.root)) keepTally(places.tally, tally)
    say(`Run ${round} of ${times}: ${pictures.length} pictures, ${faults.length} differences.`)
  }
  const { differences, taken, exact, runs } = tally
  say(
    `${taken} pictures in ${runs} runs of ${wanted.length}, ${exact} of them equal to the bit: ${differences} differences.${stopped ? ` Stopped before all ${times} runs.` : ''}`,
  )
  process.exitCode = differences === 0 && taken > 0 && runs >= times ? 0 : 1
}

/** `signoff:check`: nothing unsigned, nothing changed, and something there to sign: each story that Storybook lists, with its images. */
async function check() {
  const manifest = store.read()
  const missing = (await indexedStories()).filter(({ id }) => manifest[id] === undefined).map(({ id }) => `${id}: has no accepted picture`)
  const lost = Object.entries(manifest).flatMap(([story, shots]) =>
    Object.entries(shots)
      .filter(([, hash]) => !store.has(hash))
      .map(([mode]) => `${story} in ${mode}: its image is missing`),
  )
  const open = unsigned(manifest, signoff())
  for (const line of [...missing, ...lost, ...open]) console.error(line)
  const all = Object.values(manifest).reduce((sum, shots) => sum + Object.keys(shots).length, 0)
  say(`${all - open.length} of ${all} pictures are signed off.`)
  process.exitCode = all > 0 && open.length + missing.length + lost.length === 0 ? 0 : 1
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function refuse(sentence: string) {
  console.error(sentence)
  process.exitCode = 2
}

/** What each command does; those that write or read the reports of a run have them to themselves. */
const run: Record<string, (args: readonly string[]) => Promise<void>> = {
  visual: async (args) => {
    const good = await play(args)
    const faults = stopped ? 1 : await judge(args.length === 0)
    process.exitCode = good && faults === 0 ? 0 : 1
  },
  /** Plays them for `judge`, which is a stage of its own in `npm test`. */
  pictured: async (args) => {
    process.exitCode = (await play(args)) ? 0 : 1
  },
  stories: async (args) => {
    process.exitCode = (await play(args, { pictures: false })) ? 0 : 1
  },
  judge: async () => {
    process.exitCode = (await judge(true)) === 0 ? 0 : 1
  },
  accept,
  steady: ([times = '20', how]) => steady(times, how),
  signoff: check,
}

/** Takes the reports for this process, or says who has them. */
function alone(): boolean {
  try {
    takeLock(places.lock)
    return true
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
    return false
  }
}

const [command = '', ...args] = process.argv.slice(2)
const wanted = run[command]
if (wanted === undefined) refuse(`There is no command '${command}': ${Object.keys(run).join(', ')}.`)
else if (command === 'signoff' || alone()) await wanted(args)
process.exit()
