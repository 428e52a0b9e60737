// The commands of the review; package.json says how they are called.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** Plays the stories with pictures. Arguments go to Vitest: paths, `-t`, `--shard 1/4`, `--changed`. */
function play(args: readonly string[]): boolean {
  rmSync(places.reports, { recursive: true, force: true })
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'storybook', ...args], {
    cwd: places.root,
    stdio: 'inherit',
    env: { ...process.env, VITE_PICTURES: '1' },
    shell: process.platform === 'win32',
  })
  return status === 0
}

/** Says what the last run found, writes its report, and answers the number of faults. `complete` also holds the counts. */
async function judge(complete: boolean): Promise<number> {
  const records = recorded()
  const images = join(places.pictures, 'images')
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
          images: new Set(existsSync(images) ? readdirSync(images).map((file) => file.replace(/\.webp$/, '')) : []),
          signed: signedPictures(signoff()),
        })
      : []),
  ]
  const report = await writeReport([...records.values()], faults)
  if (complete) writeFileSync(completeMark, '')
  const pictures = [...records.values()].flatMap((record) => record.pictures)
  const slowest = [...records.values()].sort((one, other) => other.took - one.took).slice(0, 5)
  const same = pictures.filter(({ state }) => state === 'same').length
  writeFileSync(join(places.reports, 'summary.json'), JSON.stringify({ pictures: pictures.length, same, faults: faults.length }))
  for (const fault of faults.slice(0, 100)) console.error(fault)
  if (faults.length > 100) console.error(`… and ${faults.length - 100} more in the report.`)
  console.log(`${records.size} stories, ${pictures.length} pictures, ${pictures.length - same} not as accepted, ${faults.length} faults: ${report}`)
  console.log(`Slowest: ${slowest.map(({ story, took }) => `${story} ${took} ms`).join(', ')}`)
  return faults.length
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
  const { manifest, taken, dropped } = await accepted(before, records, { ...(all ? {} : { chosen: new Set(ids) }), complete, actual: places.actual, store })
  store.write(manifest)
  const named = new Set([...Object.values(manifest).flatMap((shots) => Object.values(shots)), ...signedPictures(signoff())])
  const pruned = store.prune(named)
  if (complete && all) writeFileSync(places.coverage, `${JSON.stringify(counted(await indexedStories(), records), null, 2)}\n`)
  for (const line of taken.slice(0, 50)) console.log(`accepted ${line}`)
  for (const line of dropped) console.log(`dropped  ${line}`)
  console.log(
    `${taken.length} accepted, ${dropped.length} dropped, ${pruned} images removed.${complete || !all ? '' : ' The run was not a complete one, so counts and dropped pictures stay as they were.'}`,
  )
}

/** `visual:steady N`: the whole set again and again; any picture that differs from the first run's is a difference. */
async function steady(times: number) {
  const first = new Map<string, string>()
  let differences = 0
  let taken = 0
  for (let round = 1; round <= times; round++) {
    play(['--reporter=dot'])
    let here = 0
    for (const { story, pictures } of recorded().values())
      for (const { mode, hash } of pictures) {
        const key = `${story} in ${mode}`
        const known = first.get(key)
        if (known === undefined) first.set(key, hash)
        else if (known !== hash) {
          here++
          console.error(`Run ${round}: ${key} is not as in the first run.`)
        }
        taken++
      }
    differences += here
    console.log(`Run ${round} of ${times}: ${recorded().size} stories, ${here} differences.`)
  }
  console.log(`${taken} pictures in ${times} runs of ${first.size}: ${differences} differences.`)
  process.exitCode = differences === 0 ? 0 : 1
}

function check() {
  const open = unsigned(store.read(), signoff())
  for (const line of open) console.error(line)
  const all = Object.values(store.read()).reduce((sum, shots) => sum + Object.keys(shots).length, 0)
  console.log(`${all - open.length} of ${all} pictures are signed off.`)
  process.exitCode = open.length === 0 ? 0 : 1
}

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
else if (command === 'steady') await steady(Number(args[0] ?? 20))
else if (command === 'signoff') check()
else refuse(`There is no command '${command}': visual, judge, accept, steady or signoff.`)
process.exit()
