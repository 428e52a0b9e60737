import { parse } from 'bowser'
import type { CollectedEvent } from '@tagmason/domain'
import type { ClientHints } from '../browserHeaders.ts'
import { cut } from './text.ts'

export type Device = Pick<CollectedEvent, 'device' | 'browser' | 'os'>

const unknown: Device = { device: '', browser: '', os: '' }

/** The kind of device, the browser and the system, without versions: that is all that reports tell apart, and less to know a visitor by. */
export function deviceOf(userAgent: string, hints?: ClientHints): Device {
  if (userAgent === '') return unknown
  const { browser, os, platform } = parse(userAgent, hints)
  return {
    device: kind(platform.type, hints),
    browser: cut(browser.name ?? '', 60),
    // The user agent of desktops is frozen, so that the platform of the hints knows more.
    os: cut(systems[hints?.platform ?? ''] ?? os.name ?? '', 60),
  }
}

/** What the hints call otherwise than bowser. */
const systems: Readonly<Record<string, string>> = {
  Windows: 'Windows',
  macOS: 'macOS',
  Linux: 'Linux',
  Android: 'Android',
  iOS: 'iOS',
  'Chrome OS': 'Chrome OS',
  'Chromium OS': 'Chrome OS',
}

function kind(type: string | undefined, hints: ClientHints | undefined): Device['device'] {
  if (type === 'mobile' || type === 'tablet') return type
  if (hints?.mobile === true) return 'mobile'
  return type === 'desktop' ? 'desktop' : ''
}
