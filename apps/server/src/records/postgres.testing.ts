import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Debian's package. */
const bin = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin'

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  /** Breaks every connection to the databases, as a restart would. */
  breakConnections(applicationName: string): Promise<number>
  stop(): Promise<void>
}

/** Why there is no PostgreSQL for tests here; null where there is one. */
export function whyNoPostgres(): string | null {
  if (!existsSync(join(bin, 'postgres'))) return `${bin}/postgres is missing (apt-get install postgresql)`
  return process.getuid?.() === 0 && userId() === null ? 'it refuses to run as root and there is no user postgres' : null
}

/** Starts a PostgreSQL on a free port over an empty folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-postgres-'))
  const user = process.getuid?.() === 0 ? userId() : null
  const identity = user === null ? {} : { uid: user.uid, gid: user.gid }
  if (user !== null) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
  const files = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', files, '-U', 'tagmason', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...identity,
    stdio: 'ignore',
    cwd: folder,
  })
  const port = await freePort()
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', files, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    {
      ...identity,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = (name: string) => `postgres://tagmason@127.0.0.1:${port}/${name}`
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (bytes: Buffer) => {
      said += String(bytes)
      if (said.includes('ready to accept connections')) resolve()
    })
    void stopped.then(() => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url('postgres') })
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end()
    }
  }
  let made = 0
  return {
    async database() {
      const name = `records_${++made}`
      await ask(`create database ${name}`)
      return url(name)
    },
    breakConnections: async (applicationName) =>
      (await ask('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [applicationName])).rowCount ?? 0,
    async stop() {
      server.kill('SIGINT')
      await stopped
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function userId(): { uid: number; gid: number } | null {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith('postgres:'))
      ?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
