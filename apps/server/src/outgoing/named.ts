/** How TAGMASON_ALLOW writes a server: `host:port`. */
export const serverOf = (hostname: string, port: string | number, protocol: string) =>
  `${hostname.toLowerCase().replace(/\.$/, '')}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`

/** The server of an entry of TAGMASON_ALLOW, which may have a path behind it. */
export const serverPart = (entry: string) => entry.split('/', 1)[0] ?? ''

/**
 * Whether TAGMASON_ALLOW names an address: its server, and where a path is written behind the server, what lies under it. A path that a server could read in another way than
 * the URL has it, with an encoded slash, dot or percent sign, lies under none.
 */
export function isNamed(url: string, allow: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, port, protocol, pathname } = new URL(url)
  const server = serverOf(hostname, port, protocol)
  return allow.some((entry) => {
    if (serverPart(entry) !== server) return false
    const path = entry.slice(server.length)
    if (path === '') return true
    return !/%(?:2f|5c|2e|25)|\\|\/\//i.test(pathname) && (pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
  })
}
