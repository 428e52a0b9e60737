// Whether the server of this machine answers: exit code 0 or 1. For health checks of containers, whose image has no curl.
const { PORT = '4310' } = process.env
try {
  const { ok, status } = await fetch(`http://127.0.0.1:${PORT}/healthz`, { signal: AbortSignal.timeout(4000) })
  if (!ok) throw new Error(`it answers ${status}`)
} catch (error) {
  console.error(`The server at port ${PORT} is not well: ${error.cause?.code ?? error.message}.`)
  process.exitCode = 1
}
