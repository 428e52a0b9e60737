import { impossibleVisit, type simulateVisit } from '@tagmason/engine'
import { limitSentences, type Sentence } from '@tagmason/tracking'
import { log } from '../log.ts'
import { openPool, PoolError, type Pool } from '../pool/pool.ts'

export interface SimulatorLimits {
  /** Milliseconds that one simulation may take. */
  limitMs?: number
  /** Milliseconds that one may wait for its turn; as many when left out. */
  waitMs?: number
  /** Megabytes that one thread may use. */
  memoryMb?: number
  /** How many run at a time; of one sender one less, where there are several. */
  atOnce?: number
  /** How many wait for their turn; each holds a whole container in memory. */
  mostWaiting?: number
}

/** For a server of many members: who asks for endless expressions holds one thread, and the others' simulations run in the other. */
export const manyAtOnce: SimulatorLimits = { atOnce: 2, waitMs: 30_000 }

/**
 * Simulates in threads of their own, so that an expression without end or a huge container holds up no other member. A visit that reaches a limit is impossible, and says which.
 */
export function openSimulator({ limitMs = 10_000, waitMs = limitMs, memoryMb = 512, atOnce = 1, mostWaiting = 50 }: SimulatorLimits = {}) {
  const pool = openPool({ tasks: ['simulate'], threads: atOnce, limitMs, waitMs, memoryMb, maxWaiting: mostWaiting })
  const simulateFor =
    (sender: string): typeof simulateVisit =>
    async (...question) => {
      try {
        return await pool.run('simulate', question, { sender })
      } catch (error) {
        if (error instanceof PoolError) return impossibleVisit(sentenceOf(error, { limitMs, waitMs, memoryMb }), question[2].language)
        throw error
      }
    }
  return {
    simulate: simulateFor(''),
    /** Simulates for an account, or for an address where anybody may have an account: none of them waits for another who asks for much. */
    simulateFor,
    close: (): ReturnType<Pool['close']> => pool.close(),
  }
}

function sentenceOf(error: PoolError, { limitMs, waitMs, memoryMb }: Required<Pick<SimulatorLimits, 'limitMs' | 'waitMs' | 'memoryMb'>>): Sentence {
  switch (error.why) {
    case 'late':
      return limitSentences.late(limitMs / 1000)
    case 'memory':
      return limitSentences.memory(memoryMb)
    case 'busy':
      return limitSentences.busy(waitMs / 1000)
    case 'stopping':
    case 'gone':
      return limitSentences.stopping
    case 'fault':
      log.error({ error: error.message }, 'a simulation failed')
      return limitSentences.fault
  }
}
