import { isEntrance } from './places.ts'

/** Where to go after signing in: the page that `next` names, if it is one of this site's and not the entrance again; else the first page. Anybody may have written the link. */
export function nextOf(query: string, origin: string): string {
  const next = new URLSearchParams(query).get('next') ?? '/'
  if (!URL.canParse(next, origin)) return '/'
  const { origin: theirs, pathname, search, hash } = new URL(next, origin)
  // A path of two slashes would be taken for a host.
  return theirs === origin && !pathname.startsWith('//') && !isEntrance(pathname) ? `${pathname}${search}${hash}` : '/'
}
