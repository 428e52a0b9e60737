import type { ContainerFile } from '../gtm/model.ts'

/** Where Google's and others' own types of tags load from and send to. */
const hostsOfType: Readonly<Record<string, readonly string[]>> = {
  ...of(['googtag', 'gaawe', 'gaawc'], ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com']),
  ...of(['ua', 'ga', 'ga_legacy'], ['google-analytics.com']),
  ...of(['awct', 'awcc', 'awud', 'sp', 'gclidw'], ['googleadservices.com', 'doubleclick.net', 'googlesyndication.com']),
  ...of(['fls', 'flc'], ['doubleclick.net']),
  ...of(['bzi'], ['licdn.com', 'linkedin.com']),
  ...of(['baut'], ['bing.com']),
}

function of(codes: readonly string[], hosts: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, hosts]))
}

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
    for (const host of new Set([...(hostsOfType[type] ?? []), ...inText, ...inText.flatMap((each) => sendsTo[each] ?? [])]))
      tags.set(host, [...(tags.get(host) ?? []), name])
  }
  return tags
}
