import { Refusal } from '@tagmason/domain'
import type { ApartInput, ApartName, ApartOutput, Ports } from '@tagmason/engine'
import { log } from '../log.ts'
import { type Pool, PoolError, type PoolLimits } from './pool.ts'

/** Of the threads that work for members. An account has all but one of them. */
export const apartLimits: PoolLimits = { tasks: ['apart'], threads: 2, limitMs: 30_000, waitMs: 30_000, memoryMb: 1024, maxWaiting: 50, maxWaitingOfOne: 10 }

/** `Ports.apart` of one sender over threads. Rejects with a `Refusal` unavailable where a limit is reached. */
export const apartFor =
  (pool: Pick<Pool, 'run'>, sender: string): NonNullable<Ports['apart']> =>
  async <N extends ApartName>(name: N, input: ApartInput<N>) => {
    try {
      return (await pool.run('apart', [name, input], { sender })) as ApartOutput<N>
    } catch (error) {
      throw error instanceof PoolError ? refusalOf(error) : error
    }
  }

function refusalOf({ why, message }: PoolError): Refusal {
  if (why === 'fault') log.error({ error: message }, 'work apart from the requests failed')
  const sentence = {
    late: `This took more than ${apartLimits.limitMs / 1000} seconds and was given up: try it with a smaller file or fewer rows.`,
    memory: 'This needs more memory than there is for one member: try it with a smaller file or fewer rows.',
    busy: 'Other members work on large files just now, and no turn came: try again in a moment.',
    stopping: 'The server is being stopped: try again when it is back.',
    gone: 'The caller is gone, so this was given up: ask again.',
    fault: 'This failed for a fault of the server, which wrote it down: try again, and tell its operator if it stays.',
  }[why]
  return new Refusal('unavailable', sentence)
}
