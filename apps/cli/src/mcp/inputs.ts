import { z } from 'zod'

export const path = z.string().min(1).max(1000)
export const container = path.describe('a container export (JSON) in the folder, or a draft')
export const page = z.number().int().min(1).optional().describe('the page of a long answer; 1 when left out')
export const now = z.string().max(40).optional().describe("the visitor's clock, such as 2026-01-22T10:00:00Z")
export const seed = z.number().int().min(0).max(999_999_999).optional().describe('for random numbers; unknown without it')
export const simulated = { now, seed }
/** JSON Patch (RFC 6902), as the audit's fixes are. */
export const changes = z
  .array(
    z.discriminatedUnion('op', [
      z.object({ op: z.literal('add'), path: z.string(), value: z.unknown() }),
      z.object({ op: z.literal('replace'), path: z.string(), value: z.unknown() }),
      z.object({ op: z.literal('remove'), path: z.string() }),
    ]),
  )
  .min(1)
  .max(500)
