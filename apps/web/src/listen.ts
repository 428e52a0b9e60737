/** After how many milliseconds a stream that the browser gave up is opened again. */
const again = 5000

/**
 * Listens to server-sent events while the page can be seen: browsers open six connections to a server over HTTP/1.1, for all tabs together, and a stream holds one.
 * Who comes back is told what was missed. `listener` gets the list of each message, `stream` whether news can arrive. A message `lost` says that nobody knows what
 * was missed, which is told as a stream that was down and is up. Returns the way to stop.
 */
export function listen(path: string, listener: (list: readonly string[]) => void, stream: (up: boolean) => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last message that was heard; null before it is known where the stream begins. */
  let last: string | null = null

  const hear = (type: string, told: (data: string) => void) =>
    source?.addEventListener(type, ({ data, lastEventId }: MessageEvent<string>) => {
      last = lastEventId
      told(data)
    })
  const open = () => {
    source = new EventSource(last === null ? path : `${path}?${new URLSearchParams({ after: last })}`)
    source.addEventListener('open', () => stream(true))
    hear('begun', look)
    hear('message', (data) => listener(JSON.parse(data) as string[]))
    hear('lost', () => {
      stream(false)
      stream(true)
    })
    source.addEventListener('error', () => {
      stream(false)
      // The browser tries again by itself unless the answer was no stream at all, as while the server starts anew.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, again)
    })
  }
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  /** A page that was never seen listens until it knows from where on it has to be told. */
  function look() {
    if (document.visibilityState === 'visible') return source === null ? open() : undefined
    if (last !== null) close()
  }
  /** Without a network a stream stays as it was, silent for minutes, before the browser gives it up. */
  const cut = () => {
    close()
    stream(false)
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('offline', cut)
  window.addEventListener('online', look)
  open()
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('offline', cut)
    window.removeEventListener('online', look)
    close()
  }
}
