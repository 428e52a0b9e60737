import { resolve } from 'node:path'

/** What the environment says (see docs/running.md). */
export interface Settings {
  port: number
  /** The address that is listened on. On a loopback address the owner needs no sign-in. */
  host: string
  /** The folder of the embedded stores, the intake log and the keys of this installation. */
  data: string
  /** PostgreSQL; embedded where null. */
  databaseUrl: string | null
  /** ClickHouse; embedded where null. */
  clickhouseUrl: string | null
  /** Every visitor gets a private copy of the sample workspace. */
  demo: boolean
  /** The address that people type, for links in mails and the origin check; that of the request where null. */
  publicUrl: string | null
  /** Proxies in front of this server whose `X-Forwarded-For` is believed; 0 for none. */
  proxies: number
  /** Events that one network may send in a minute to projects named by what everybody can see; 0 for no limit. */
  networkEvents: number
  /** `smtp://user:password@host:port`; mails wait in the outbox where null. */
  smtpUrl: string | null
  /** Whom mails are from, `Tagmason <tagmason@example.com>`. */
  mailFrom: string
  /** Calls with events an hour for each project, in whichever format; any number where null. */
  eventCalls: number | null
  /** `host:port`, or `host:port/path` with what lies under it, that may be called although they lie in a private network. */
  allow: readonly string[]
  /** The file of the browser that opens pages, or `off` for none; what is installed where null. */
  browser: string | null
  /** Whether pages run in the browser's own sandbox. */
  browserSandbox: boolean
  /** 32 bytes in base64 or hexadecimal that seal secrets; those in the file `key` of the data folder where null. */
  key: string | null
}

/** A setting that cannot be used: one sentence with what, why and what to do. */
export class BadSetting extends Error {}

/** Reads the settings. Throws a `BadSetting` for the first that cannot be used. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]?.trim())
  return {
    port: whole('PORT', given('PORT') ?? '4310', 0, 65_535),
    host: given('HOST') ?? '127.0.0.1',
    data: resolve(given('TAGMASON_DATA') ?? '.data'),
    databaseUrl: address('DATABASE_URL', given('DATABASE_URL'), ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/tagmason'),
    clickhouseUrl: address('CLICKHOUSE_URL', given('CLICKHOUSE_URL'), ['http:', 'https:'], 'http://user:password@host:8123/tagmason'),
    demo: onOff('TAGMASON_DEMO', given('TAGMASON_DEMO')),
    publicUrl: address('TAGMASON_URL', given('TAGMASON_URL'), ['http:', 'https:'], 'https://tagmason.example.com')?.replace(/\/+$/, '') ?? null,
    proxies: whole('TAGMASON_PROXIES', given('TAGMASON_PROXIES') ?? '0', 0, 10),
    networkEvents: whole('TAGMASON_NETWORK_EVENTS', given('TAGMASON_NETWORK_EVENTS') ?? '6000', 0, 1_000_000_000),
    smtpUrl: address('SMTP_URL', given('SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587'),
    mailFrom: sender('MAIL_FROM', given('MAIL_FROM') ?? 'Tagmason <tagmason@localhost>'),
    eventCalls: given('TAGMASON_EVENT_CALLS') === undefined ? null : whole('TAGMASON_EVENT_CALLS', given('TAGMASON_EVENT_CALLS') ?? '', 1, 1_000_000_000),
    allow: servers('TAGMASON_ALLOW', given('TAGMASON_ALLOW') ?? ''),
    browser: given('TAGMASON_BROWSER') ?? null,
    browserSandbox: onOff('TAGMASON_BROWSER_SANDBOX', given('TAGMASON_BROWSER_SANDBOX') ?? '1'),
    key: given('TAGMASON_KEY') ?? null,
  }
}

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

function whole(name: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new BadSetting(`${name} cannot be '${value}': give a whole number from ${least} to ${most}.`)
  return number
}

function onOff(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '0') return false
  if (value === '1') return true
  throw new BadSetting(`${name} cannot be '${value}': give 1 for on or 0 for off.`)
}

function address(name: string, value: string | undefined, protocols: readonly string[], example: string): string | null {
  if (value === undefined) return null
  // The value itself may hold a password, so no message repeats it.
  if (!URL.canParse(value)) throw new BadSetting(`${name} is not an address: give one like ${example}.`)
  const { protocol } = new URL(value)
  if (!protocols.includes(protocol))
    throw new BadSetting(`${name} begins with ${protocol}// and has to begin with ${protocols.map((each) => `${each}//`).join(' or ')}.`)
  return value
}

/** Addresses as an URL writes them, so that those of `0x7f.1:80` and `127.0.0.1:80` are one. */
function servers(name: string, value: string): string[] {
  return value
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const port = /^[^/]*:(\d+)(?:\/|$)/.exec(each)?.[1]
      const url = URL.canParse(`http://${each}`) ? new URL(`http://${each}`) : null
      if (port === undefined || url === null || url.username !== '' || url.search !== '' || url.hash !== '' || /%|\/\//.test(each))
        throw new BadSetting(
          `${name} cannot hold '${each}': give host:port, with a path behind it where only that may be called, several with commas between, like hooks.internal:8080,10.0.0.5:443/docs.`,
        )
      return `${url.hostname}:${Number(port)}${url.pathname === '/' ? '' : url.pathname}`
    })
}

function sender(name: string, value: string): string {
  // A line break would begin another header.
  if (/[\r\n]/.test(value) || !/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(value))
    throw new BadSetting(`${name} cannot be '${value}': give an address like Tagmason <tagmason@example.com>.`)
  return value
}
