/** The name by which pages tell what they do. */
export const binding = '__tagmasonTell'

/** What a page tells. `doc` is a number of the document, made up by itself. */
export type Told =
  | { readonly kind: 'document'; readonly doc: number; readonly url: string; readonly at: number }
  | { readonly kind: 'push'; readonly doc: number; readonly at: number; readonly data: unknown }
  /** The list was replaced by another one after a container had begun to listen to it. */
  | { readonly kind: 'replaced'; readonly doc: number }
  /** The address changed without a load. */
  | { readonly kind: 'address'; readonly doc: number; readonly at: number; readonly url: string }
  | { readonly kind: 'loaded'; readonly doc: number; readonly title: string; readonly answered: number; readonly ready: number; readonly loaded: number }

/**
 * Runs in each document before its own scripts: tells of the document, of each message of the data layer as it was at that moment, and of changed addresses. It is a text,
 * because it runs in the page.
 */
export const pageScript = `(() => {
  const tell = globalThis.${binding}
  if (typeof tell !== 'function' || !/^https?:$/.test(location.protocol)) return
  const doc = Math.floor(Math.random() * 1e15)
  const say = (told) => { try { void tell(JSON.stringify({ ...told, doc })) } catch {} }
  say({ kind: 'document', url: location.href, at: performance.timeOrigin })
  const isList = (value) => Object.prototype.toString.call(value) === '[object Arguments]'
  const plain = (value) => {
    const above = []
    return JSON.parse(JSON.stringify(isList(value) ? [...value] : value, function (key, each) {
      if (typeof each === 'bigint') return String(each)
      if (typeof each !== 'object' || each === null) return each
      if (each instanceof Node || each === globalThis) return undefined
      while (above.length > 0 && above.at(-1) !== this) above.pop()
      if (above.includes(each) || above.length > 20) return undefined
      above.push(each)
      return each
    }) ?? 'null')
  }
  const pushed = (value) => {
    let data = null
    try { data = plain(value) } catch {}
    say({ kind: 'push', at: Date.now(), data })
  }
  const listen = (list) => {
    if (!Array.isArray(list)) return list
    for (const each of list) pushed(each)
    const push = list.push
    list.push = function (...all) {
      for (const each of all) pushed(each)
      return push.apply(this, all)
    }
    return list
  }
  let layer
  let heard = false
  try {
    Object.defineProperty(globalThis, 'dataLayer', {
      configurable: true,
      enumerable: true,
      get: () => layer,
      set: (value) => {
        if (value === layer) return
        if (heard && Array.isArray(layer)) say({ kind: 'replaced' })
        layer = listen(value)
        heard = layer.some?.((each) => each?.event === 'gtm.js') ?? false
        const own = layer.push
        if (typeof own === 'function') layer.push = function (...all) {
          heard ||= all.some((each) => each?.event === 'gtm.js')
          return own.apply(this, all)
        }
      },
    })
  } catch {}
  let address = location.href
  const moved = () => {
    if (location.href === address) return
    address = location.href
    say({ kind: 'address', at: Date.now(), url: address })
  }
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name]
    history[name] = function (...all) {
      const result = own.apply(this, all)
      moved()
      return result
    }
  }
  addEventListener('popstate', moved)
  addEventListener('hashchange', moved)
  addEventListener('load', () => setTimeout(() => {
    const [entry] = performance.getEntriesByType('navigation')
    say({ kind: 'loaded', title: document.title, answered: entry?.responseStart ?? 0, ready: entry?.domContentLoadedEventEnd ?? 0, loaded: entry?.loadEventEnd ?? 0 })
  }))
})()`

/** Takes from pages what goes past interception. */
export const withoutSockets = `for (const name of ['WebSocket', 'WebSocketStream', 'WebTransport', 'RTCPeerConnection', 'webkitRTCPeerConnection', 'SharedWorker', 'Worker']) {
  try { delete globalThis[name] } catch {}
}`
