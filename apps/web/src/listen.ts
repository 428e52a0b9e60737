/** After how many milliseconds a stream that the browser gave up is opened again. */
const again = 5000

/**
 * Listens to server-sent events: `listener` gets the list of each message, `stream` whether news can arrive. A message `lost` says that nobody knows what was
 * missed, which is told as a stream that was down and is up. Returns the way to stop.
 */
export function listen(path: string, listener: (list: readonly string[]) => void, stream: (up: boolean) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(path)
    source.addEventListener('open', () => stream(true))
    source.addEventListener('message', ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as string[]))
    source.addEventListener('lost', () => {
      stream(false)
      stream(true)
    })
    source.addEventListener('error', () => {
      stream(false)
      // The browser tries again by itself unless the answer was no stream at all, as while the server starts anew.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, again)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
