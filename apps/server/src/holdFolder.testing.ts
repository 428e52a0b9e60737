import { holdDataFolder } from './dataFolder.ts'

// A process of its own that takes the folder and holds it until it is ended.
try {
  holdDataFolder(process.argv[2] ?? '')
  process.stdout.write('held\n')
  setInterval(() => undefined, 1_000)
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
