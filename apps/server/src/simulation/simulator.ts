import type { simulateVisit } from '@tagmason/engine'
import { limitSentences, speaking } from '@tagmason/tracking'
import { log } from '../log.ts'
import { openPool, PoolError, type Pool } from '../pool/pool.ts'

type Question = Parameters<typeof simulateVisit>

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
 * Simulates in threads of their own, so that an expression without end or a huge container holds up no other member. Rejects with an Error of one sentence: that of the
 * simulator itself, or which limit was reached.
 */
export function openSimulator({ limitMs = 10_000, waitMs = limitMs, memoryMb = 512, atOnce = 1, mostWaiting = 50 }: SimulatorLimits = {}) {
  const pool = openPool({ tasks: ['simulate'], threads: atOnce, limitMs, waitMs, memoryMb, maxWaiting: mostWaiting })
  const simulateFor =
    (sender: string): typeof simulateVisit =>
    async (...question) => {
      try {
        return await pool.run('simulate', question, { sender })
      } catch (error) {
        throw error instanceof PoolError ? sentenceOf(error, question, { limitMs, waitMs, memoryMb }) : error
      }
    }
  return {
    simulate: simulateFor(''),
    /** Simulates for an account, or for an address where anybody may have an account: none of them waits for another who asks for much. */
    simulateFor,
    close: (): ReturnType<Pool['close']> => pool.close(),
  }
}

function sentenceOf(
  error: PoolError,
  [, , { sentences = {} }]: Question,
  { limitMs, waitMs, memoryMb }: Required<Pick<SimulatorLimits, 'limitMs' | 'waitMs' | 'memoryMb'>>,
): Error {
  const said = (sentence: () => string) => new Error(speaking(sentences, sentence))
  switch (error.why) {
    case 'late':
      return said(() => limitSentences.late(limitMs / 1000))
    case 'memory':
      return said(() => limitSentences.memory(memoryMb))
    case 'busy':
      return said(() => limitSentences.busy(waitMs / 1000))
    case 'stopping':
    case 'gone':
      return said(limitSentences.stopping)
    case 'fault':
      log.error({ error: error.message }, 'a simulation failed')
      return said(limitSentences.fault)
  }
}
