// The commands of the review; package.json says how they are called.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accepted } from './accept.ts'
import { counted, type Coverage, gateFaults, pictureFaults, type Required } from './gate.ts'
import { places, store } from './places.ts'
import { writeReport } from './report.ts'
import { builtRoutes, indexedStories, recorded } from './results.ts'
import { signedPictures, unsigned } from './signoff.ts'
import { readSignoff } from './signoffFile.ts'

const readJson = <T>(file: string, otherwise: T): T => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise)
const signoff = () => readSignoff(places.signoff)
const completeMark = join(places.reports, 'complete')
function markComplete() {
  mkdirSync(places.reports, { recursive: true })
  writeFileSync(completeMark, '')
}

/** Plays the stories with pictures. Arguments go to Vitest: paths, `-t`, `--shard 1/4`, `--changed`. */
function play(args: readonly string[]): boolean {
  rmSync(places.reports, { recursive: true, force: true })
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'storybook', ...args], {
    cwd: places.root,
    stdio: 'inherit',
    env: { ...process.env, VITE_PICTURES: '1' },
    shell: process.platform === 'win32',
  })
  // Only what was drawn whole and well may later replace or drop what was accepted.
  if (status === 0 && args.every((arg) => arg.startsWith('--reporter='))) markComplete()
  return status === 0
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
  writeFileSync(join(places.reports, 'summary.json'), JSON.stringify({ pictures: pictures.length, same, faults: faults.length }))
  for (const fault of faults.slice(0, 100)) console.error(fault)
  if (faults.length > 100) console.error(`… and ${faults.length - 100} more in the report.`)
  say(`${records.size} stories, ${pictures.length} pictures, ${pictures.length - same} not as accepted, ${faults.length} faults: ${report}`)
  const again = [...records.values()].filter(({ tries }) => tries > 1)
  say(`Played twice, because the first time failed (mend these): ${again.length === 0 ? 'none' : again.map(({ story }) => story).join(', ')}`)
  say(`Slowest: ${slowest.map(({ story, took }) => `${story} ${took} ms`).join(', ')}`)
  return faults.length
}

/** The images that do not hold what their name says. */
async function unsound(images: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const image of images) if (!(await store.sound(image))) found.push(image)
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

/** `visual:steady N`: the whole set again and again; any picture that differs from the first run's, or is missing from a run, is a difference. */
async function steady(text: string) {
  const times = Number(text)
  if (!Number.isInteger(times) || times < 2) return refuse(`'${text}' is no number of runs: give a whole number from 2, as npm run visual:steady -- 20.`)
  const first = new Map<string, string>()
  let differences = 0
  let taken = 0
  for (let round = 1; round <= times; round++) {
    if (!play(['--reporter=dot'])) return refuse(`Run ${round} had failing stories, so its pictures prove nothing: mend them first (npm run visual).`)
    const now = new Map(
      [...recorded().values()].flatMap(({ story, pictures }) => pictures.map(({ mode, hash }): [string, string] => [`${story} in ${mode}`, hash])),
    )
    if (round === 1) for (const [key, hash] of now) first.set(key, hash)
    const other = [...first].filter(([key, hash]) => now.get(key) !== hash).map(([key]) => key)
    for (const key of other) console.error(`Run ${round}: ${key} is not as in the first run.`)
    differences += other.length + [...now.keys()].filter((key) => !first.has(key)).length
    taken += now.size
    say(`Run ${round} of ${times}: ${now.size} pictures, ${other.length} differences.`)
  }
  say(`${taken} pictures in ${times} runs of ${first.size}: ${differences} differences.`)
  process.exitCode = differences === 0 && taken > 0 ? 0 : 1
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

const [command = '', ...args] = process.argv.slice(2)
if (command === 'visual') {
  const good = play(args)
  const faults = await judge(args.length === 0)
  process.exitCode = good && faults === 0 ? 0 : 1
} else if (command === 'judge') process.exitCode = (await judge(true)) === 0 ? 0 : 1
else if (command === 'accept') await accept(args)
else if (command === 'steady') await steady(args[0] ?? '20')
else if (command === 'signoff') await check()
else refuse(`There is no command '${command}': visual, judge, accept, steady or signoff.`)
process.exit()
