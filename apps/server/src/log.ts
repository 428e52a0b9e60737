import { pino } from 'pino'

/** The server's log, a JSON line each, on standard error so that a command's own output stays clean. Nothing secret is ever in it: no bodies, no queries, no such headers. */
export const log = pino(
  {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    redact: { paths: ['*.authorization', '*.cookie', '*.password', '*.secret', '*.token', '*.key'], censor: '(secret)' },
  },
  pino.destination(2),
)
