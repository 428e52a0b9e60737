import type { ContainerFile } from '../gtm/model.ts'
import { tagTypeOf } from '../tagTypes/index.ts'

/** Hosts that a script sends to, by the host that it is loaded from. */
const sendsTo: Readonly<Record<string, readonly string[]>> = {
  'connect.facebook.net': ['facebook.com'],
  'static.hotjar.com': ['hotjar.com', 'hotjar.io'],
  'www.clarity.ms': ['clarity.ms'],
}

const named = /(?:https?:)?\\?\/\\?\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[:/\\"'?#\s]|$)/gi

/** The tags of a container by the hosts that they load from and send to, as far as their type or their text tells: a domain stands for all hosts below it. */
export function hostsOfTags({ containerVersion }: ContainerFile): ReadonlyMap<string, readonly string[]> {
  const tags = new Map<string, string[]>()
  for (const { name, type, parameter } of containerVersion.tag ?? []) {
    const inText = [...JSON.stringify(parameter ?? []).matchAll(named)].map(([, host = '']) => host.toLowerCase())
    for (const host of new Set([...(tagTypeOf(type)?.hosts ?? []), ...inText, ...inText.flatMap((each) => sendsTo[each] ?? [])]))
      tags.set(host, [...(tags.get(host) ?? []), name])
  }
  return tags
}
